import { toTexts } from './answer.ts';
import { toAnswerKey } from './fields-to-show.ts';
import { inputTypes } from './input-types.ts';
import type { Answer, BookingForm, DataField } from './types.ts';
import { checkField } from './validate-answers.ts';

type Blocking = Pick<BookingForm, 'blockEmails' | 'blockedEmails'>;

/**
 * The company's own answer to a field that is not `mutable`: nobody changes it, whatever a link or a
 * request says. Undefined where the visitor answers. A default that the field's rules refuse would be
 * a dead end, so it is none; an e-mail address is always the visitor's.
 */
export function fixedAnswer(field: DataField, form: Blocking): Answer | undefined {
  if (field.target === 'email' || !field.defaultValue) return undefined;
  return fixedByTexts(field, [field.defaultValue], form);
}

/**
 * The texts of a field that is not `mutable`: the company's own answer, else what the link says and
 * the field's rules accept. Undefined where the visitor answers.
 */
export function keptTexts(
  form: Blocking,
  field: DataField,
  link: URLSearchParams,
): string[] | undefined {
  const answer = fixedAnswer(field, form) ?? fixedByTexts(field, linkTexts(field, link), form);
  return answer === undefined ? undefined : toTexts(answer);
}

/** Spec A §2: names of form fields in a link's query prefill them; each text once. */
export function linkTexts(field: DataField, link: URLSearchParams): string[] {
  const wished = link.getAll(toAnswerKey(field)).concat(link.getAll(field.name)).filter(Boolean);
  return [...new Set(wished)];
}

/** These texts as a field's answer that cannot be changed, or undefined where it can. */
function fixedByTexts(
  field: DataField,
  texts: readonly string[],
  form: Blocking,
): Answer | undefined {
  if (field.mutable || texts.length === 0) return undefined;
  const answer = inputTypes[field.fieldType].parse(texts);
  return checkField({ ...field, required: true, hidden: false }, answer, form) ? undefined : answer;
}

/** What was answered, with the company's own answers in the place of others. */
export function withFixedAnswers<A extends object>(
  fields: readonly DataField[],
  given: A,
  form: Blocking,
): A {
  const fixed = fields.flatMap((field) => {
    const answer = fixedAnswer(field, form);
    return answer === undefined ? [] : [[toAnswerKey(field), answer] as const];
  });
  return { ...given, ...Object.fromEntries(fixed) };
}
