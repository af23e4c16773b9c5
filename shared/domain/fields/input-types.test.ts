import { describe, expect, it } from 'vitest';
import { inputTypes } from './input-types.ts';
import { INPUT_TYPES } from './types.ts';

describe.each(INPUT_TYPES)('%s', (type) => {
  const { parse, validate, sample } = inputTypes[type];
  const field = { options: [], min: null, max: null, ...sample.field };

  it.each(sample.good.map((answer) => [answer]))('accepts %j', (answer) => {
    expect(validate(answer, field)).toBeUndefined();
  });

  it.each(sample.bad.map(([answer, problem]) => ({ answer, problem })))(
    'refuses $answer as $problem',
    ({ answer, problem }) => {
      expect(validate(answer, field)).toBe(problem);
    },
  );

  it('parses what the form sends, and nothing more the second time', () => {
    for (const [texts, answer] of sample.parsed ?? []) {
      expect(parse(texts)).toEqual(answer);
      expect(parse(typeof answer === 'string' ? [answer] : answer)).toEqual(answer);
    }
  });
});
