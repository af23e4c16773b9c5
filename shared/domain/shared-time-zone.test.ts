import { expect, test } from 'vitest';
import { sharedTimeZone } from './shared-time-zone.ts';

test.each([
  [['Europe/Berlin'], 'Europe/Berlin'],
  [['Europe/Berlin', 'Europe/Berlin'], 'Europe/Berlin'],
  [['Europe/Berlin', 'Asia/Tokyo'], null],
  [[], null],
])('%j share %s', (zones, shared) => {
  expect(sharedTimeZone(zones.map((timeZone) => ({ timeZone })))).toBe(shared);
});
