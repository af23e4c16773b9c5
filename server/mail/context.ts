import { toLine } from './plain-text.ts';
import { joinNames, mailTranslator, type Translate } from './texts.ts';
import type { AppointmentMail, Audience, MailAttendee } from './types.ts';
import { visibleAttendees } from './visible-people.ts';
import { getWhen, type When } from './when.ts';

/** What every kind of mail is written from: the data, seen by its reader. */
export interface MailContext {
  readonly mail: AppointmentMail;
  readonly audience: Audience;
  readonly t: Translate;
  readonly when: When;
  /** Where a rescheduled appointment was before. */
  readonly previously?: When;
  /** Only whom the reader may see. */
  readonly attendees: readonly MailAttendee[];
  /** Values for subjects and titles. */
  readonly names: {
    readonly title: string;
    readonly hosts: string;
    readonly attendees: string;
    readonly date: string;
  };
}

const MAX_NAME = 80;

export function toContext(mail: AppointmentMail, audience: Audience): MailContext {
  const { appointment, recipient } = mail;
  const attendees = visibleAttendees(mail, audience);
  const when = getWhen(appointment.startIso, appointment.endIso, recipient);
  return {
    mail,
    audience,
    t: mailTranslator(recipient.language),
    when,
    previously: getPreviously(mail),
    attendees,
    names: {
      title: toLine(appointment.title, MAX_NAME),
      hosts: namesOf(mail.hosts, mail),
      attendees: namesOf(attendees.filter(isBooker), mail) || toLine(appointment.title, MAX_NAME),
      date: when.date,
    },
  };
}

function isBooker(attendee: MailAttendee): boolean {
  return attendee.isGuest !== true;
}

function getPreviously({ previousStartIso, appointment, recipient }: AppointmentMail) {
  if (previousStartIso === undefined) return undefined;
  const endMs = Date.parse(previousStartIso) + appointment.durationMinutes * 60_000;
  return getWhen(previousStartIso, new Date(endMs).toISOString(), recipient);
}

function namesOf(
  people: readonly { readonly name: string; readonly email: string }[],
  mail: AppointmentMail,
): string {
  const names = people.map(({ name, email }) => toLine(name, MAX_NAME) || toLine(email, MAX_NAME));
  return joinNames(names, mail.recipient.language);
}

/** `Hello Grace,` */
export function greeting({ t, mail }: MailContext): string {
  const name = toLine(mail.recipient.name, MAX_NAME);
  return name === '' ? t('greetingNoName') : t('greeting', { name });
}
