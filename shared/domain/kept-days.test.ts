import { expect, test } from 'vitest';
import { isShorter, keptDays } from './kept-days.ts';

test.each([
  [null, 0, null],
  [365, 0, 365],
  [null, 90, 90],
  [365, 90, 90],
  [30, 90, 30],
])('a company that says %j where at most %j are kept keeps %j', (own, atMost, kept) => {
  expect(keptDays(own, atMost)).toBe(kept);
});

test('fewer days are shorter, and any number is shorter than for ever', () => {
  expect(isShorter(null, 90)).toBe(true);
  expect(isShorter(90, 30)).toBe(true);
  expect(isShorter(30, 90)).toBe(false);
  expect(isShorter(30, null)).toBe(false);
  expect(isShorter(null, null)).toBe(false);
});
