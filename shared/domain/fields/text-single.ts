import { toText } from './answer.ts';
import { checkLength } from './check-length.ts';
import type { InputTypeRules } from './types.ts';

export const textSingleInput = {
  parse: toText,
  validate: checkLength,
  sample: {
    field: { min: 3, max: 5 },
    good: ['abc', 'abcde'],
    bad: [
      ['ab', 'too-short'],
      ['abcdef', 'too-long'],
    ],
    parsed: [[[' abc '], 'abc']],
  },
} as const satisfies InputTypeRules;
