import { MAX_TEXT_LENGTH } from '#shared/domain/constants.ts';
import { toText } from './answer.ts';
import type { Answer, FieldProblem, FieldRules } from './types.ts';

/** Spec A §5: `min` and `max` bound a text's length; no text is longer than what we store. */
export function checkLength(answer: Answer, field: FieldRules): FieldProblem | undefined {
  const { length } = toText(answer);
  if (field.min !== null && length < field.min) return 'too-short';
  if (length > Math.min(field.max ?? MAX_TEXT_LENGTH, MAX_TEXT_LENGTH)) return 'too-long';
  return undefined;
}
