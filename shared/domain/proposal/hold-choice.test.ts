import { expect, test } from 'vitest';
import { toHoldEnd, usualHold } from './hold-choice.ts';

const nowMs = Date.parse('2030-05-24T08:00:00.000Z');
const picks = ['2030-05-26T09:00:00.000Z', '2030-05-25T09:00:00.000Z'];

test('10. times are held for 48 hours unless somebody says otherwise', () => {
  expect(toHoldEnd(usualHold, [], nowMs)).toBe('2030-05-26T08:00:00.000Z');
});

test('10. times are held until the first of them begins', () => {
  expect(toHoldEnd({ kind: 'first' }, picks, nowMs)).toBe('2030-05-25T09:00:00.000Z');
  expect(toHoldEnd({ kind: 'first' }, [], nowMs)).toBeUndefined();
});

test('10. an end of one’s own is said, and lies ahead', () => {
  const until = (at: string | null) => toHoldEnd({ kind: 'until', at }, picks, nowMs);
  expect(until('2030-05-25T10:00:00.000Z')).toBe('2030-05-25T10:00:00.000Z');
  expect(until('2030-05-24T08:00:00.000Z')).toBeUndefined();
  expect(until(null)).toBeUndefined();
});
