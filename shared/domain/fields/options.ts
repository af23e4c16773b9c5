import { toTexts } from './answer.ts';
import type { Answer, FieldProblem, FieldRules } from './types.ts';

/** Every chosen value is one of the field's options, and of a single choice there is one. */
export function checkChoice(
  answer: Answer,
  field: FieldRules,
  most: number,
): FieldProblem | undefined {
  const chosen = toTexts(answer);
  const isOffered = (value: string) => field.options.some((option) => option.value === value);
  return chosen.length <= most && chosen.every(isOffered) ? undefined : 'not-an-option';
}

/** Options for the samples. */
export const sampleOptions = [
  { value: 'tea', label: 'Tea' },
  { value: 'coffee', label: 'Coffee' },
] as const;
