import { expect, test } from 'vitest';
import { holdEndMs, timeLeft } from './hold.ts';

const startMs = Date.parse('2030-05-24T10:00:00.000Z');
const expiresAtIso = new Date(holdEndMs(startMs)).toISOString();

test.each([
  [0, { minutes: 15, seconds: 0, isOver: false }],
  [1, { minutes: 15, seconds: 0, isOver: false }],
  [1_000, { minutes: 14, seconds: 59, isOver: false }],
  [899_999, { minutes: 0, seconds: 1, isOver: false }],
  [900_000, { minutes: 0, seconds: 0, isOver: true }],
  [5_000_000, { minutes: 0, seconds: 0, isOver: true }],
])('%i ms into a hold of 15 minutes', (passedMs, left) => {
  expect(timeLeft(expiresAtIso, startMs + passedMs)).toEqual(left);
});

test('what is not a date is over', () => {
  expect(timeLeft('soon', startMs).isOver).toBe(true);
});
