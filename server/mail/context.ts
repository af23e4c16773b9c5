import type { PersonFacts } from './mails.ts';
import { toLine } from './plain-text.ts';
import { joinNames, mailTranslator, type Translate } from './texts.ts';
import type { AppointmentMail, Audience, MailAttendee, MailRecipient, TimeFacts } from './types.ts';
import { visibleAttendees } from './visible-people.ts';
import { getWhen, type When } from './when.ts';

/** What every kind of mail about a booked time is written from: the data, seen by its reader. */
export interface MailContext<Facts extends TimeFacts = AppointmentMail> {
  readonly mail: Facts;
  readonly audience: Audience;
  readonly t: Translate;
  readonly when: When;
  /** Where a rescheduled appointment was before. */
  readonly previously?: When;
  /** Only whom the reader may see. */
  readonly attendees: readonly MailAttendee[];
  /** Of these, those whom the news is about: one seat of a group comes and goes without the others. */
  readonly concerned: readonly MailAttendee[];
  /** Values for subjects and titles. */
  readonly names: {
    readonly title: string;
    readonly hosts: string;
    readonly attendees: string;
    readonly date: string;
  };
}

/** What a mail about a person is written from. */
export interface PersonContext<Facts extends PersonFacts> {
  readonly mail: Facts;
  readonly t: Translate;
  /** When it is written. */
  readonly nowIso: string;
}

/** Any reader of any mail. */
export interface ReaderContext {
  readonly mail: { readonly recipient: MailRecipient };
  readonly t: Translate;
}

const MAX_NAME = 80;

export function toContext<Facts extends TimeFacts>(
  mail: Facts,
  audience: Audience,
): MailContext<Facts> {
  const { appointment, recipient } = mail;
  const attendees = visibleAttendees(mail, audience);
  const concerned = whoIsConcerned(mail, attendees);
  const when = getWhen(appointment.startIso, appointment.endIso, recipient);
  return {
    mail,
    audience,
    t: mailTranslator(recipient.language),
    when,
    previously: getPreviously(mail),
    attendees,
    concerned,
    names: {
      title: toName(appointment.title),
      hosts: namesOf(mail.hosts, mail),
      attendees: namesOf(concerned.filter(isBooker), mail) || toName(appointment.title),
      date: when.date,
    },
  };
}

/** A name short enough for a subject or a title. */
export function toName(text: string): string {
  return toLine(text, MAX_NAME);
}

/** `Hello Grace,`: by the first name where it is known. */
export function greeting({ t, mail }: ReaderContext): string {
  const { firstname, name: whole } = mail.recipient;
  const name = toName(firstname || whole);
  return name === '' ? t('greetingNoName') : t('greeting', { name });
}

/** A new time concerns everybody. */
function whoIsConcerned(
  { previousStartIso }: TimeFacts,
  attendees: readonly MailAttendee[],
): readonly MailAttendee[] {
  return previousStartIso === undefined ? attendees.filter(({ isOther }) => !isOther) : attendees;
}

function isBooker(attendee: MailAttendee): boolean {
  return attendee.isGuest !== true;
}

function getPreviously({ previousStartIso, appointment, recipient }: TimeFacts) {
  if (previousStartIso === undefined) return undefined;
  const endMs = Date.parse(previousStartIso) + appointment.durationMinutes * 60_000;
  return getWhen(previousStartIso, new Date(endMs).toISOString(), recipient);
}

function namesOf(
  people: readonly { readonly name: string; readonly email: string }[],
  mail: TimeFacts,
): string {
  const names = people.map(({ name, email }) => toName(name) || toName(email));
  return joinNames(names, mail.recipient.language);
}
