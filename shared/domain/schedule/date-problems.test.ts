import { expect, test } from 'vitest';
import { findDateProblems } from './date-problems.ts';

test.each([
  ['2030-06-01', '2030-06-01', {}],
  ['2030-06-01', '2031-06-01', {}],
  ['2030-06-01', '2031-06-02', { to: 'tooMany' }],
  ['2030-06-02', '2030-06-01', { to: 'before' }],
  ['2030-06-02', '', { to: 'missing' }],
  ['2030-05-31', '2030-06-01', { from: 'past' }],
  // Of a day that is not there nothing is before or after.
  ['', '', { from: 'missing' }],
])('20.12 dates from %j to %j: %j', (from, to, problems) => {
  expect(findDateProblems({ from, to }, '2030-06-01')).toEqual(problems);
});
