import { describe, expect, it, test } from 'vitest';
import {
  type AppointmentPayment,
  afterCancelling,
  toPaymentNote,
  toRefundTerms,
} from './refund-notes.ts';
import type { RefundPolicy } from './refund-policy.ts';

const startIso = '2030-05-24T10:00:00.000Z';
const untilIso = '2030-05-23T10:00:00.000Z';
const untilMs = Date.parse(untilIso);
const full: RefundPolicy = { kind: 'full' };
const none: RefundPolicy = { kind: 'none' };
const aDay: RefundPolicy = { kind: 'until', hours: 24 };

test.each([
  [full, untilMs, { key: 'full' }],
  [none, untilMs, { key: 'none' }],
  [aDay, untilMs, { key: 'until', untilIso }],
  [aDay, untilMs + 1, { key: 'tooLate' }],
] as const)('7.6 what is said before anybody pays: %j', (policy, nowMs, terms) => {
  expect(toRefundTerms(policy, startIso, nowMs)).toEqual(terms);
});

const payment: AppointmentPayment = {
  amountCents: 5000,
  currency: 'EUR',
  refund: 'full',
  refundUntil: null,
  status: 'paid',
};
const untilThen = { ...payment, refundUntil: untilIso };
const kept: AppointmentPayment = { ...payment, refund: 'none' };

describe('7.6 what is said of the money of an appointment', () => {
  it.each([
    ['booked, all comes back', payment, 'booked', { key: 'full' }],
    ['booked, until a time', untilThen, 'booked', { key: 'until', untilIso }],
    ['booked, nothing comes back', kept, 'booked', { key: 'none' }],
    ['cancelled, on its way', { ...payment, status: 'refund-due' }, 'cancelled', { key: 'due' }],
    ['cancelled, back', { ...payment, status: 'refunded' }, 'cancelled', { key: 'refunded' }],
    ['cancelled, not back', kept, 'cancelled', { key: 'kept' }],
    ['given back by the host', { ...payment, status: 'refunded' }, 'booked', { key: 'refunded' }],
    ['over', payment, 'past', undefined],
  ] as const)('%s', (_, of, state, note) => {
    expect(toPaymentNote(of, state, untilMs)).toEqual(note);
  });

  it('follows the clock of a page that stays open', () => {
    expect(toPaymentNote(untilThen, 'booked', untilMs + 1)).toEqual({ key: 'none' });
  });

  it('is right at once after a cancellation', () => {
    expect(afterCancelling(payment, untilMs).status).toBe('refund-due');
    expect(afterCancelling(untilThen, untilMs).status).toBe('refund-due');
    expect(afterCancelling(untilThen, untilMs + 1).status).toBe('paid');
    expect(afterCancelling(kept, untilMs).status).toBe('paid');
  });
});
