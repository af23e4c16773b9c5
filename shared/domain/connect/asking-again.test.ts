import { expect, test } from 'vitest';
import { afterRefusal, untilAsking } from './asking-again.ts';

const minutes = (count: number) => count * 60_000;

test('22. after the first no one asks again in a minute, after the second in three, and then not any more', () => {
  const first = afterRefusal(undefined, minutes(10));
  expect([10, 10.5, 11, 20].map((at) => untilAsking(first, minutes(at)))).toEqual([
    ...[minutes(1), minutes(0.5), 0, 0],
  ]);
  const second = afterRefusal(first, minutes(20));
  expect([20, 22, 23].map((at) => untilAsking(second, minutes(at)))).toEqual([
    ...[minutes(3), minutes(1), 0],
  ]);
  const third = afterRefusal(second, minutes(30));
  expect([30, 90].map((at) => untilAsking(third, minutes(at)))).toEqual([null, null]);
});

test('22. anyone who was never sent away may ask at once', () => {
  expect(untilAsking(undefined, minutes(10))).toBe(0);
});
