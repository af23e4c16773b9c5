import { toTexts } from './answer.ts';
import { checkChoice, sampleOptions } from './options.ts';
import type { InputTypeRules } from './types.ts';

export const checkboxMultiInput = {
  parse: (texts) => [...new Set(toTexts(texts))],
  validate: (answer, field) => checkChoice(answer, field, field.options.length),
  sample: {
    field: { options: sampleOptions },
    good: ['tea', ['tea'], ['tea', 'coffee']],
    bad: [[['tea', 'water'], 'not-an-option']],
    parsed: [[['tea', '', 'tea'], ['tea']]],
  },
} as const satisfies InputTypeRules;
