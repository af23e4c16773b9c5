import { isEmptyAnswer, toTexts } from '#shared/domain/fields/answer.ts';
import { toAnswerKey } from '#shared/domain/fields/fields-to-show.ts';
import { fixedAnswer } from '#shared/domain/fields/fixed-answer.ts';
import { inputTypes } from '#shared/domain/fields/input-types.ts';
import type { Answer, BookingForm, FieldProblem } from '#shared/domain/fields/types.ts';
import { checkField } from '#shared/domain/fields/validate-answers.ts';
import type { FieldError } from '#shared/errors/refusal.ts';
import type { RoutingAnswers } from './types.ts';

export interface CheckedAnswers {
  /** Answers to the form's own fields as they are kept; unanswered ones are left out. */
  readonly answers: Readonly<Record<string, Answer>>;
  /** Everything wrong, in the form's order; paths are `answers.<key>`. */
  readonly problems: readonly FieldError[];
}

/**
 * The answers to a routing form, by the rules of the booking form (Spec A §5) without its additions:
 * a routing form asks for a name or an e-mail only where it has such a field.
 */
export function checkRoutingAnswers(form: BookingForm, given: RoutingAnswers): CheckedAnswers {
  const fields = form.fields
    .toSorted((a, b) => a.index - b.index)
    .map(({ dataField }) => ({ field: dataField, key: toAnswerKey(dataField) }));
  const answers: [string, Answer][] = [];
  const problems: FieldError[] = [];
  for (const { field, key } of fields) {
    const own = Object.hasOwn(given, key) ? given[key] : undefined;
    const answer = fixedAnswer(field, form) ?? own;
    const problem = checkField(field, answer, form);
    const parsed = inputTypes[field.fieldType].parse(toTexts(answer));
    if (problem) problems.push(toError(key, problem));
    else if (!isEmptyAnswer(parsed)) answers.push([key, parsed]);
  }
  return { answers: Object.fromEntries(answers), problems };
}

function toError(key: string, code: FieldProblem): FieldError {
  return { path: `answers.${key}`, code, message: `Not accepted: ${code}` };
}
