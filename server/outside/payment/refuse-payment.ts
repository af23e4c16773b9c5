import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { refuse } from '#shared/errors/refusal.ts';

/** Why a payment does not lead to a booking: the catalogue's code, and what a developer reads. */
const refusals = {
  'not-configured': ['payment-not-available', 'Payment is not configured'],
  'not-paid-here': ['payment-not-needed', 'There is nothing to pay for this meeting type'],
  'order-failed': ['payment-order-failed', 'Failed to create order'],
  'not-found': ['payment-not-found', 'There is no such payment'],
  'not-completed': ['payment-not-completed', 'The payment is not completed'],
  mismatch: ['payment-mismatch', 'The payment is not for this booking'],
  expired: ['payment-expired', 'The time to pay is over'],
  unavailable: [
    'payment-provider-unavailable',
    'The payment provider cannot be reached; nothing that was paid is lost',
  ],
  'refund-due': ['payment-refunded', 'This time is no longer available; the payment is refunded'],
} as const satisfies Record<string, readonly [ErrorCode, string]>;

export function refusePayment(why: keyof typeof refusals): never {
  const [code, message] = refusals[why];
  return refuse(code, message);
}
