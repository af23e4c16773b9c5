import type { PaymentStatus } from '#server/platform/kernel/payment-provider.ts';
import type { PaymentMismatch } from './find-mismatch.ts';
import type { BookedAppointment } from './payment-services.ts';
import type { PaymentOrder } from './store/payment-order.ts';

/** What a payment has led to. */
export type Settlement =
  | ({ readonly outcome: 'booked' } & BookedAppointment)
  /** The money goes back, or has gone back. */
  | { readonly outcome: 'refund-due' }
  | { readonly outcome: 'unpaid'; readonly status: PaymentStatus }
  | { readonly outcome: 'mismatch'; readonly mismatch: PaymentMismatch };

/** What the order itself knows. */
export function settlementOf(order: PaymentOrder): Settlement | undefined {
  const { status, appointmentId, attendeeId } = order;
  // One intent makes one appointment, whatever becomes of the payment afterwards.
  if (appointmentId !== null && attendeeId !== null) {
    return { outcome: 'booked', appointmentId, attendeeId };
  }
  const isGivenUp = status === 'refund-due' || status === 'refunded';
  return isGivenUp ? { outcome: 'refund-due' } : undefined;
}
