import { expect, test } from 'vitest';
import { toHoldEnd, usualHold } from './hold-choice.ts';

const nowMs = Date.parse('2030-05-24T08:00:00.000Z');
const now = { nowMs, timeZone: null };
const picks = ['2030-05-26T09:00:00.000Z', '2030-05-25T09:00:00.000Z'];

test('10. times are held for 48 hours unless somebody says otherwise', () => {
  expect(toHoldEnd(usualHold, [], now)).toBe('2030-05-26T08:00:00.000Z');
});

test('10. times are held until the first of them begins', () => {
  expect(toHoldEnd({ kind: 'first' }, picks, now)).toBe('2030-05-25T09:00:00.000Z');
  expect(toHoldEnd({ kind: 'first' }, [], now)).toBeUndefined();
});

test('10. an end of one’s own is said, and lies ahead', () => {
  const until = (at: string | null) => toHoldEnd({ kind: 'until', at }, picks, now);
  expect(until('2030-05-25T10:00:00.000Z')).toBe('2030-05-25T10:00:00.000Z');
  expect(until('2030-05-24T08:00:00.000Z')).toBeUndefined();
  expect(until(null)).toBeUndefined();
});

test.each([
  // 08:00 UTC is 01:00 in Los Angeles: they have their morning.
  ['America/Los_Angeles', '2030-05-26T19:00:00.000Z'],
  ['America/New_York', '2030-05-26T16:00:00.000Z'],
  ['Asia/Tokyo', '2030-05-26T08:00:00.000Z'],
  ['Pacific/Auckland', '2030-05-26T08:00:00.000Z'],
  // 22:00: until noon of the day after.
  ['Pacific/Kiritimati', '2030-05-26T22:00:00.000Z'],
] as const)('19.7 a hold ends in the day of its recipient: %s', (timeZone, end) => {
  expect(toHoldEnd(usualHold, [], { nowMs, timeZone })).toBe(end);
});
