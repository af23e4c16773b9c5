import { expect, it } from 'vitest';
import { afterLook } from './after-look.ts';

it('counts the time of a page that looks in time, and little of that in which it was held up', () => {
  const inTime = afterLook({ forMs: 5_000, lookMs: 100_000 }, 101_100);
  expect(inTime).toEqual({ forMs: 6_100, lookMs: 101_100 });
  expect(afterLook(inTime, 131_100)).toEqual({ forMs: 8_100, lookMs: 131_100 });
});
