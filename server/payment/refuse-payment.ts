import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { refuse } from '#shared/errors/refusal.ts';

/** Why a payment does not lead to a booking, with the catalogue's code for it. */
const codes = {
  'not-configured': 'payment-not-available',
  'not-paid-here': 'payment-not-available',
  'order-failed': 'payment-not-available',
  'not-found': 'payment-not-available',
  'not-completed': 'payment-not-available',
  mismatch: 'payment-not-available',
  expired: 'slot-no-longer-available',
  'refund-due': 'slot-no-longer-available',
} as const satisfies Record<string, ErrorCode>;

export type PaymentRefusal = keyof typeof codes;

const messages = {
  'not-configured': 'Payment is not configured',
  'not-paid-here': 'There is nothing to pay for this meeting type',
  'order-failed': 'Failed to create order',
  'not-found': 'There is no such payment',
  'not-completed': 'The payment is not completed',
  mismatch: 'The payment is not for this booking',
  expired: 'The time to pay is over; this time is no longer available',
  'refund-due': 'This time is no longer available; the payment is refunded',
} as const satisfies Record<PaymentRefusal, string>;

export function refusePayment(why: PaymentRefusal): never {
  return refuse(codes[why], messages[why]);
}
