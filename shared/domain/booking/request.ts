import { MAX_GUESTS } from '#shared/domain/constants.ts';
import { toText, toTexts } from '#shared/domain/fields/answer.ts';
import { type FormContext, fieldsOf, toAnswerKey } from '#shared/domain/fields/fields-to-show.ts';
import { inputTypes } from '#shared/domain/fields/input-types.ts';
import type { Answer, BookingForm } from '#shared/domain/fields/types.ts';
import type { PageFacts, Place } from './page-facts.ts';

/** The texts of a form by name, lists where a name came more than once or held several. */
export type FormTexts = Readonly<Record<string, readonly string[]>>;

/** Spec A §3, attendee. The company's own fields stand beside ours by their names. */
export interface Attendee {
  readonly email: string;
  readonly timezone: string;
  readonly receiveReminders: true;
  readonly dataPolicyAccepted?: boolean;
  readonly bringalongEmails?: string[];
  readonly [name: string]: string | string[] | boolean | undefined;
}

/** Spec A §3, booking request. */
export interface BookingRequest {
  readonly attendee: Attendee;
  readonly meetingTypeId: string;
  readonly queueId?: string;
  readonly start: string;
  readonly duration: number;
  readonly appointmentId?: string;
  readonly channel: Place['channel'];
  readonly location?: string;
  readonly resourceChannelIds?: string[];
}

/**
 * Spec A §5: names that start with a dollar sign are ignored, an index in brackets is stripped,
 * repeated names become lists: `[['a[0]', 'x'], ['a[1]', 'y'], ['$b', 'z']] → { a: ['x', 'y'] }`.
 */
export function readFormTexts(entries: Iterable<readonly [string, unknown]>): FormTexts {
  const texts = new Map<string, string[]>();
  for (const [inputName, value] of entries) {
    if (inputName.startsWith('$') || typeof value !== 'string') continue;
    const name = inputName.replace(/\[\d*\]$/, '');
    texts.set(name, [...(texts.get(name) ?? []), value]);
  }
  return Object.fromEntries(texts);
}

/** The attendee as the form describes them; fields without an answer are left out. */
export function toAttendee(
  texts: FormTexts,
  form: BookingForm,
  context: FormContext & { readonly language: string; readonly timeZone: string },
): Attendee {
  const answers = fieldsOf(form, context).flatMap((field): [string, string | string[]][] => {
    const key = toAnswerKey(field);
    const given = Object.hasOwn(texts, key) ? texts[key] : undefined;
    const hiddenDefault = field.hidden && field.defaultValue ? [field.defaultValue] : [];
    const answer: Answer = inputTypes[field.fieldType].parse(given ?? hiddenDefault);
    if (toTexts(answer).length === 0) return [];
    return [[key, typeof answer === 'string' ? answer : [...answer]]];
  });
  const guests = context.allowAddingGuests ? toGuests(texts.bringalongEmails ?? []) : [];
  return {
    ...Object.fromEntries(answers),
    email: toText(texts.email),
    language: context.language,
    timezone: context.timeZone,
    receiveReminders: true,
    ...(context.showDataPolicyLink && {
      dataPolicyAccepted: toText(texts.dataPolicyAccepted) !== '',
    }),
    ...(guests.length > 0 && { bringalongEmails: guests }),
  };
}

/** Spec A §5: each address once, whatever its case; ten at most. */
export function toGuests(emails: readonly string[]): string[] {
  const byAddress = new Map<string, string>();
  for (const email of toTexts(emails).map((text) => text.trim()))
    if (!byAddress.has(email.toLowerCase())) byAddress.set(email.toLowerCase(), email);
  return [...byAddress.values()].slice(0, MAX_GUESTS);
}

/** The booking request of a chosen start, place and duration. */
export function toBookingRequest(
  chosen: {
    readonly durationMinutes: number;
    readonly place: Place;
    readonly picked: { readonly startIso: string; readonly appointmentId?: string };
  },
  page: PageFacts,
  attendee: Attendee,
): BookingRequest {
  const { place, picked } = chosen;
  return {
    attendee,
    meetingTypeId: page.meetingTypeId,
    ...(page.queueId && { queueId: page.queueId }),
    start: picked.startIso,
    duration: chosen.durationMinutes,
    ...(picked.appointmentId && { appointmentId: picked.appointmentId }),
    channel: place.channel,
    ...(place.location && { location: place.location }),
    ...(place.resourceChannelIds && { resourceChannelIds: [...place.resourceChannelIds] }),
  };
}
