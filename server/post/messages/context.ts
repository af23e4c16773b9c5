import type { MailAttendee, MailRecipient } from '#server/platform/kernel/mail-types.ts';
import type { PersonFacts, TimeAudience, TimeFacts } from '#server/platform/kernel/message.ts';
import { mailTranslator, type Translate } from '#server/platform/texts/mail-texts.ts';
import { toLine } from '#server/platform/texts/plain-text.ts';
import { getWhen, type When } from '#server/post/mail/when.ts';
import { joinNames } from '#shared/time/join-names.ts';
import { visibleAttendees } from './visible-people.ts';

/** What every kind of message about a booked time is written from: the data, seen by its reader. */
export interface TimeContext<Facts extends TimeFacts> {
  readonly message: Facts;
  readonly audience: TimeAudience;
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

/** What a message about a person is written from. */
export interface PersonContext<Facts extends PersonFacts> {
  readonly message: Facts;
  readonly t: Translate;
  /** When it is written. */
  readonly nowIso: string;
}

/** Any reader of any message. */
export interface ReaderContext {
  readonly message: { readonly recipient: MailRecipient };
  readonly t: Translate;
}

const MAX_NAME = 80;

export function toContext<Facts extends TimeFacts>(
  message: Facts,
  audience: TimeAudience,
): TimeContext<Facts> {
  const { appointment, recipient } = message;
  const attendees = visibleAttendees(message, audience);
  const concerned = whoIsConcerned(message, attendees);
  const when = getWhen(appointment.startIso, appointment.endIso, recipient);
  return {
    message,
    audience,
    t: mailTranslator(recipient.language),
    when,
    previously: getPreviously(message),
    attendees,
    concerned,
    names: {
      title: toName(appointment.title),
      hosts: namesOf(message.hosts, message),
      attendees: namesOf(concerned.filter(isBooker), message) || toName(appointment.title),
      date: when.date,
    },
  };
}

/** A name short enough for a subject or a title. */
export function toName(text: string): string {
  return toLine(text, MAX_NAME);
}

/** `Hello Grace,`: by the first name where it is known. */
export function greeting({ t, message }: ReaderContext): string {
  const { firstname, name: whole } = message.recipient;
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
  message: TimeFacts,
): string {
  const names = people.map(({ name, email }) => toName(name) || toName(email));
  return joinNames(names, message.recipient.language);
}
