import { expect, test } from 'vitest';
import { fromIso } from './dates.ts';
import { isSameZone } from './is-same-zone.ts';

const winter = fromIso('2030-01-07T12:00:00Z') ?? 0;

test.each([
  ['Europe/Berlin', 'Europe/Paris', true],
  ['Asia/Calcutta', 'Asia/Kolkata', true],
  ['Europe/Berlin', 'Africa/Lagos', false],
  ['Europe/Berlin', 'America/New_York', false],
])('%s and %s: %s', (one, other, isSame) => {
  expect(isSameZone(one, other, winter)).toBe(isSame);
});
