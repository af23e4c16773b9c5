import { expect, test } from 'vitest';
import { withLimit } from './with-limit.ts';

test('9. a bound is set beside the others, and one that is emptied goes', () => {
  const one = withLimit({ week: { minutes: 600 } }, 'day', { count: 4 });
  expect(one).toEqual({ week: { minutes: 600 }, day: { count: 4 } });
  const both = withLimit(one, 'day', { minutes: 120 });
  expect(both.day).toEqual({ count: 4, minutes: 120 });
  expect(withLimit(both, 'day', { count: undefined }).day).toEqual({ minutes: 120 });
  expect(withLimit({ day: { count: 4 } }, 'day', { count: undefined })).toEqual({});
});
