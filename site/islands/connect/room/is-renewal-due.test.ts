import { expect, it } from 'vitest';
import { isRenewalDue } from './is-renewal-due.ts';

const MINUTE = 60_000;
/** Of a page whose clock is hours ahead of the server's, or behind it: it makes no difference. */
const toldMs = Date.parse('2030-01-07T14:00:00.000Z');
const after = (minutes: number) => isRenewalDue({ toldMs, nowMs: toldMs + minutes * MINUTE });

it('asks for new credentials two minutes before theirs end, counted from when they came', () => {
  expect([0, 1, 117, 118, 121].map(after)).toEqual([false, false, false, true, true]);
});

it('asks for none where there is no relay', () => {
  expect(isRenewalDue({ toldMs: null, nowMs: toldMs })).toBe(false);
});
