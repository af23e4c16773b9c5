import { toText } from './answer.ts';
import type { Answer, FieldProblem, FieldRules } from './types.ts';

const decimal = /^-?\d{1,15}(?:\.\d{1,15})?$/;

/** Spec A §5: a number uses the first option's minValue and maxValue. */
export function numberBounds(field: Pick<FieldRules, 'options'>): { min?: number; max?: number } {
  const { minValue, maxValue } = field.options[0] ?? {};
  return {
    ...(minValue !== undefined && { min: minValue }),
    ...(maxValue !== undefined && { max: maxValue }),
  };
}

export function checkNumber(answer: Answer, field: FieldRules): FieldProblem | undefined {
  const text = toText(answer);
  if (!decimal.test(text)) return 'invalid-number';
  const { min = -Infinity, max = Infinity } = numberBounds(field);
  if (Number(text) < min) return 'number-too-small';
  if (Number(text) > max) return 'number-too-large';
  return undefined;
}
