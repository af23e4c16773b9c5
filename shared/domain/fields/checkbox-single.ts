import { toText } from './answer.ts';
import type { InputTypeRules } from './types.ts';

/** Ticked is `'true'`, not ticked no answer. `on` is what the platform sends for a ticked box. */
export const checkboxSingleInput = {
  parse: (texts) => {
    const text = toText(texts);
    return text === 'on' ? 'true' : text === 'false' ? '' : text;
  },
  validate: (answer) => (toText(answer) === 'true' ? undefined : 'not-an-option'),
  sample: {
    good: ['true'],
    bad: [['maybe', 'not-an-option']],
    parsed: [
      [['on'], 'true'],
      [['false'], ''],
    ],
  },
} as const satisfies InputTypeRules;
