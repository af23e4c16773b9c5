import { expect, test } from 'vitest';
import type { Payment } from '#server/platform/kernel/payment-provider.ts';
import { findMismatch } from './find-mismatch.ts';

const order = {
  companyId: 'company',
  paymentOrderId: 'order',
  meetingTypeId: 'meeting-type',
  startMinute: Date.parse('2030-05-24T10:00:00Z') / 60_000,
  amountCents: 5000,
  refundedCents: 0,
  currency: 'EUR',
} as const;

const payment: Payment = {
  status: 'succeeded',
  amountCents: 5000,
  refundedCents: 0,
  currency: 'eur',
  metadata: {
    companyId: 'company',
    paymentOrderId: 'order',
    meetingTypeId: 'meeting-type',
    start: '2030-05-24T10:00:00.000Z',
  },
};

test('a payment for the order itself matches', () => {
  expect(findMismatch(order, payment)).toBeUndefined();
});

test.each<[string | undefined, Partial<Payment>]>([
  ['amount', { amountCents: 4999 }],
  ['amount', { amountCents: 5001 }],
  ['currency', { refundedCents: 0, currency: 'usd' }],
  ['intent', { metadata: {} }],
  ['intent', { metadata: { ...payment.metadata, paymentOrderId: 'other' } }],
  ['intent', { metadata: { ...payment.metadata, companyId: 'other' } }],
  ['meeting-type', { metadata: { ...payment.metadata, meetingTypeId: 'other' } }],
  ['start', { metadata: { ...payment.metadata, start: '2030-05-24T10:15:00.000Z' } }],
  ['start', { metadata: { ...payment.metadata, start: 'then' } }],
])('another %s does not: %j', (mismatch, changes) => {
  expect(findMismatch(order, { ...payment, ...changes })).toBe(mismatch);
});
