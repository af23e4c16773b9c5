import { expect, test } from 'vitest';
import { isSettled, toOrderStatus } from './order-status.ts';

test.each([
  ['booked', null, 'booked'],
  ['booked', 'refunded', 'given-back'],
  ['booked', 'disputed', 'disputed'],
  ['failed', 'failed', 'not-arrived'],
  ['booked', 'failed', 'booked'],
  ['failed', null, 'failed'],
  ['refunded', null, 'refunded'],
] as const)('a payment that is %s and %s reads as %s', (status, reason, read) => {
  const takenBack = reason && { reason, amountCents: 5000 };
  expect(toOrderStatus({ status, takenBack })).toBe(read);
});

test('what is under way is looked at again', () => {
  expect((['open', 'paid', 'refund-due'] as const).map(isSettled)).toEqual([false, false, false]);
  expect((['booked', 'failed'] as const).map(isSettled)).toEqual([true, true]);
});
