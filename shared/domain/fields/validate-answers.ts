import { MAX_GUESTS } from '#shared/domain/constants.ts';
import type { FieldError } from '#shared/errors/refusal.ts';
import { isEmptyAnswer, toText, toTexts } from './answer.ts';
import { isBlockedEmail, isEmail } from './email.ts';
import { type FormContext, fieldsOf, toAnswerKey } from './fields-to-show.ts';
import { inputTypes } from './input-types.ts';
import { fitsPattern } from './text-pattern.ts';
import type { Answer, BookingForm, DataField, FieldProblem } from './types.ts';

/** The attendee of a booking request; answers to the company's own fields stand beside ours. */
export interface AttendeeAnswers {
  readonly dataPolicyAccepted?: boolean | undefined;
  readonly bringalongEmails?: readonly string[] | undefined;
  readonly [name: string]: unknown;
}

/**
 * Everything wrong with an attendee's answers, in the form's order; empty when they are accepted.
 * Spec A §5, asked by the page before it sends and by the server before it books. Paths are those
 * of the booking request: `attendee.email`, `attendee.bringalongEmails.2`.
 */
export function validateAnswers(
  form: BookingForm,
  attendee: AttendeeAnswers,
  context: FormContext,
): FieldError[] {
  return [
    ...fieldsOf(form, context).flatMap((field) =>
      toErrors(toAnswerKey(field), checkField(field, readAnswer(attendee, field), form)),
    ),
    ...guestErrors(attendee, context),
    ...toErrors(
      'dataPolicyAccepted',
      context.showDataPolicyLink && attendee.dataPolicyAccepted !== true
        ? 'data-policy-required'
        : undefined,
    ),
  ];
}

/** What is wrong with the answer to one field, or undefined. */
export function checkField(
  field: DataField,
  answer: Answer | undefined,
  form: Pick<BookingForm, 'blockEmails' | 'blockedEmails'>,
): FieldProblem | undefined {
  const { parse, validate } = inputTypes[field.fieldType];
  if (answer === undefined || isEmptyAnswer(parse(toTexts(answer)))) {
    return field.required && !field.hidden ? missingProblem(field) : undefined;
  }
  const problem = validate(answer, field) ?? checkFormat(field, parse(toTexts(answer)));
  if (problem) return problem;
  if (field.target !== 'email') return undefined;
  if (!isEmail(toText(answer))) return 'invalid-email';
  return form.blockEmails && isBlockedEmail(toText(answer), form.blockedEmails)
    ? 'blocked-email'
    : undefined;
}

function checkFormat({ validation }: DataField, answer: Answer): FieldProblem | undefined {
  if (validation === null) return undefined;
  return toTexts(answer).every((text) => fitsPattern(validation, text))
    ? undefined
    : 'wrong-format';
}

function missingProblem({ target }: DataField): FieldProblem {
  if (target === 'address') return 'address-required';
  const isName = target === 'fullname' || target === 'firstname' || target === 'lastname';
  return isName ? 'name-required' : 'required';
}

function readAnswer(attendee: AttendeeAnswers, field: DataField): Answer | undefined {
  const key = toAnswerKey(field);
  const value = Object.hasOwn(attendee, key) ? attendee[key] : undefined;
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : undefined;
}

function guestErrors(attendee: AttendeeAnswers, context: FormContext): FieldError[] {
  const guests = attendee.bringalongEmails ?? [];
  if (guests.length > 0 && !context.allowAddingGuests)
    return toErrors('bringalongEmails', 'guests-not-allowed');
  if (guests.length > MAX_GUESTS) return toErrors('bringalongEmails', 'too-many-guests');
  return guests.flatMap((guest, index) =>
    toErrors(`bringalongEmails.${index}`, isEmail(guest.trim()) ? undefined : 'invalid-email'),
  );
}

function toErrors(key: string, code: FieldProblem | undefined): FieldError[] {
  return code ? [{ path: `attendee.${key}`, code, message: messages[code] }] : [];
}

/** For developers; visitors read the code's text in their language. */
const messages: Readonly<Record<FieldProblem, string>> = {
  required: 'This field is required',
  'name-required': 'Name is required',
  'address-required': 'Address is required',
  'data-policy-required': 'The data policy has to be accepted',
  'invalid-email': 'Invalid email address',
  'blocked-email': 'This email domain is not allowed',
  'invalid-phone':
    'Please enter a valid phone number including the country code (e.g., +1123456789)',
  'too-short': 'The text is too short',
  'too-long': 'The text is too long',
  'invalid-number': 'Not a number',
  'number-too-small': 'The number is too small',
  'number-too-large': 'The number is too large',
  'not-an-option': 'Not one of the options',
  'invalid-url': 'Not a web address',
  'wrong-format': 'Not written as the field asks',
  'guests-not-allowed': 'Guests cannot be added',
  'too-many-guests': `At most ${MAX_GUESTS} guests`,
};
