import { expect, test } from 'vitest';
import { lateFromMs, whyNotLate, whyUnsaid, withOwn } from './running-late.ts';

const minute = 60_000;
const times = { startMs: 120 * minute, endMs: 150 * minute };

test.each([
  [59, 'too-early'],
  [60, undefined],
  [120, undefined],
  [149, undefined],
  [150, 'over'],
] as const)('24. at minute %i of an appointment from 120 to 150: %s', (at, why) => {
  expect(whyNotLate(times, at * minute)).toBe(why);
});

test('24. a long appointment can be said to be met late until it ends', () => {
  expect(lateFromMs(times.startMs)).toBe(60 * minute);
  expect(whyNotLate({ ...times, endMs: 600 * minute }, 599 * minute)).toBeUndefined();
});

test.each([
  [undefined, 0, 'same'],
  [undefined, 5, undefined],
  [{ minutes: 5, times: 1 }, 5, 'same'],
  [{ minutes: 5, times: 1 }, 10, undefined],
  [{ minutes: 5, times: 6 }, 10, 'too-often'],
  [{ minutes: 5, times: 6 }, 0, undefined],
  [{ minutes: 0, times: 7 }, 5, 'too-often'],
] as const)('24. after %j, %i minutes: %s', (said, minutes, why) => {
  expect(whyUnsaid(said, minutes)).toBe(why);
});

test('24. what is said takes the place of what was', () => {
  const ada = { name: 'Ada', minutes: 5, isYou: false };
  const said = withOwn([ada], 'Maya', 10);
  expect(withOwn(said, 'Maya', 15)).toEqual([ada, { name: 'Maya', minutes: 15, isYou: true }]);
  expect(withOwn(said, 'Maya', 0)).toEqual([ada]);
});
