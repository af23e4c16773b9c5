import { MAX_GUESTS } from '#shared/domain/constants.ts';
import { toText, toTexts } from '#shared/domain/fields/answer.ts';
import { type FormContext, fieldsOf, toAnswerKey } from '#shared/domain/fields/fields-to-show.ts';
import { inputTypes } from '#shared/domain/fields/input-types.ts';
import type { Answer, BookingForm } from '#shared/domain/fields/types.ts';
import type { FormTexts } from './form-texts.ts';

/** Spec A §3, attendee. The company's own fields stand beside ours by their names. */
export interface Attendee {
  readonly email: string;
  readonly timezone: string;
  readonly receiveReminders: true;
  readonly dataPolicyAccepted?: boolean;
  readonly bringalongEmails?: string[];
  readonly [name: string]: string | string[] | boolean | undefined;
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
