import { toText } from './answer.ts';
import { checkChoice, sampleOptions } from './options.ts';
import type { InputTypeRules } from './types.ts';

export const radioInput = {
  parse: toText,
  validate: (answer, field) => checkChoice(answer, field, 1),
  sample: {
    field: { options: sampleOptions },
    good: ['tea', 'coffee'],
    bad: [
      ['water', 'not-an-option'],
      [['tea', 'coffee'], 'not-an-option'],
    ],
  },
} as const satisfies InputTypeRules;
