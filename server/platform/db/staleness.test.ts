import { expect, test } from 'vitest';
import { Staleness } from './staleness.ts';

test('31. an idle primary is not lag: a replica that has all shows everything until just now', () => {
  const staleness = new Staleness(2_000);
  for (const atMs of [0, 500, 1_000]) staleness.primaryIsAt(700, atMs);
  expect(staleness.shownUntilMs(700)).toBe(1_000);
});

test('31. a replica that is behind shows everything until the primary was where it is', () => {
  const staleness = new Staleness(2_000);
  staleness.primaryIsAt(100, 0);
  staleness.primaryIsAt(200, 500);
  staleness.primaryIsAt(300, 1_000);
  expect(staleness.shownUntilMs(250)).toBe(500);
  expect(staleness.shownUntilMs(99)).toBeUndefined();
});

test('31. what is too old is forgotten', () => {
  const staleness = new Staleness(2_000);
  staleness.primaryIsAt(100, 0);
  staleness.primaryIsAt(200, 2_500);
  expect(staleness.shownUntilMs(150)).toBeUndefined();
});
