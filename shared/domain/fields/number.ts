import { toText } from './answer.ts';
import { checkNumber } from './number-bounds.ts';
import type { InputTypeRules } from './types.ts';

export const numberInput = {
  parse: toText,
  validate: checkNumber,
  sample: {
    field: { options: [{ value: '', label: '', minValue: 1, maxValue: 10 }] },
    good: ['1', '10', '2.5'],
    bad: [
      ['0', 'number-too-small'],
      ['11', 'number-too-large'],
      ['two', 'invalid-number'],
      ['1e3', 'invalid-number'],
    ],
  },
} as const satisfies InputTypeRules;
