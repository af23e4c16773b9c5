import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { shiftDate } from '#tests/support/shift-date.ts';

const HOUR_MS = 3_600_000;

/** What a page says that was handed the given clock. */
function inShifted<T>(code: string): T {
  return runInNewContext(`(${shiftDate})(${HOUR_MS}); ${code}`);
}

test('20.6 a given clock is ahead of this one, whichever way it is asked', () => {
  const before = Date.now();
  const asked = inShifted<number[]>('[Date.now(), new Date().getTime(), Date.parse(Date())]');
  for (const ms of asked) {
    expect(ms).toBeGreaterThanOrEqual(Math.floor((before + HOUR_MS) / 1000) * 1000);
    expect(ms).toBeLessThanOrEqual(Date.now() + HOUR_MS);
  }
});

test('20.6 what is given a time keeps it, and is a Date', () => {
  expect(inShifted('new Date(5).getTime() + new Date("1970-01-01").getTime()')).toBe(5);
  expect(inShifted('new Date(2030, 0, 7).getMonth() + Date.UTC(1970, 0)')).toBe(0);
  expect(inShifted('[new Date() instanceof Date, new Date().constructor === Date]')).toEqual([
    true,
    true,
  ]);
  expect(inShifted('class Own extends Date {}; new Own(7) instanceof Own')).toBe(true);
});
