import { expect, it } from 'vitest';
import { toRetryMs } from './to-retry-ms.ts';

it('waits longer each time, ten seconds at most, and never for nothing', () => {
  expect([0, 1, 2, 3, 9].map((attempt) => toRetryMs(attempt, 1))).toEqual([
    500, 1000, 2000, 4000, 10_000,
  ]);
  expect(toRetryMs(0, 0)).toBe(250);
});
