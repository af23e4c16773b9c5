import { expect, test } from 'vitest';
import { createAllowance } from './create-allowance.ts';

const say = (allows: (nowMs: number) => boolean, times: number, nowMs: number) =>
  Array.from({ length: times }, () => allows(nowMs)).filter(Boolean).length;

test('22. so much at once, and so much again each second, never more than at once', () => {
  const allows = createAllowance({ atOnce: 5, perSecond: 2 });
  expect(say(allows, 9, 0)).toBe(5);
  expect(say(allows, 9, 1_000)).toBe(2);
  expect(say(allows, 1, 1_400)).toBe(0);
  expect(say(allows, 1, 1_500)).toBe(1);
  expect(say(allows, 9, 3_600_000)).toBe(5);
});

test('22. a clock that is set back gives nothing, and takes nothing', () => {
  const allows = createAllowance({ atOnce: 2, perSecond: 1 });
  expect(say(allows, 1, 10_000)).toBe(1);
  expect(say(allows, 2, 5_000)).toBe(1);
  expect(say(allows, 1, 6_000)).toBe(1);
});
