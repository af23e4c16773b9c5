import type { NewAttendee } from '#server/time/reservation/purpose.ts';
import type { Attendee } from '#shared/api/booking.ts';
import { type FormContext, fieldsOf, toAnswerKey } from '#shared/domain/fields/fields-to-show.ts';
import { withFixedAnswers } from '#shared/domain/fields/fixed-answer.ts';
import type { FormSettings } from '#shared/domain/fields/form.ts';
import { validateAnswers } from '#shared/domain/fields/validate-answers.ts';
import { FALLBACK_LANGUAGE } from '#shared/domain/languages.ts';
import { refuse } from '#shared/errors/refusal.ts';

/** What the attendee is apart from ids, secrets and when it was. */
export interface AttendeeDetails
  extends Omit<NewAttendee, 'attendeeId' | 'secretHash' | 'policyAcceptedAt'> {
  readonly isPolicyAccepted: boolean;
}

/**
 * The attendee as it is kept, from what the form sent.
 * @throws Refusal `validation-failed` with every field that the form's rules do not accept.
 */
export function toAttendeeDetails(
  form: FormSettings,
  given: Attendee,
  context: FormContext,
): AttendeeDetails {
  const attendee = withFixedAnswers(fieldsOf(form, context), given, form);
  const problems = validateAnswers(form, attendee, context);
  if (problems.length > 0) refuse('validation-failed', 'The form is not complete', problems);
  return toDetails(form, attendee, context);
}

/**
 * The same from a host, who answers for a client what they know: a name and an address are enough.
 * @throws Refusal `validation-failed` without a name.
 */
export function toClientDetails(
  form: FormSettings,
  attendee: Attendee,
  context: FormContext,
): AttendeeDetails {
  if (toName(attendee) === '') {
    const message = 'A name is needed';
    refuse('validation-failed', message, [
      { path: 'attendee.fullname', code: 'required', message },
    ]);
  }
  return { ...toDetails(form, attendee, context), isPolicyAccepted: false };
}

function toDetails(form: FormSettings, attendee: Attendee, context: FormContext): AttendeeDetails {
  return {
    email: attendee.email.trim(),
    name: toName(attendee),
    phone: attendee.phone || null,
    address: attendee.address || null,
    language: attendee.language ?? FALLBACK_LANGUAGE,
    timeZone: attendee.timezone,
    notes: attendee.notes || null,
    guests: [...new Set(attendee.bringalongEmails ?? [])],
    answers: toAnswers(form, attendee, context),
    // Nobody agrees to what they were not shown.
    isPolicyAccepted: context.showDataPolicyLink && attendee.dataPolicyAccepted === true,
    receiveReminders: attendee.receiveReminders ?? null,
  };
}

function toName({ fullname, firstname, lastname }: Attendee): string {
  return (fullname || [firstname, lastname].filter(Boolean).join(' ')).trim();
}

/** Only what the form asks for is kept: other members of the request are dropped. */
function toAnswers(form: FormSettings, attendee: Attendee, context: FormContext) {
  return fieldsOf(form, context)
    .filter((field) => field.target === 'other')
    .map((field) => ({ field, given: attendee[toAnswerKey(field)] }))
    .filter(({ given }) => given !== undefined && given !== '')
    .map(({ field, given }) => ({
      name: field.name,
      label: field.label || field.name,
      ...(Array.isArray(given)
        ? { value: given.join(', '), values: given }
        : { value: String(given) }),
    }));
}
