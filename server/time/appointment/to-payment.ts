import type { AppointmentPayment } from '#shared/domain/payment/refund-notes.ts';
import {
  decideRefund,
  decideRefundOfLeft,
  refundUntilMs,
} from '#shared/domain/payment/refund-policy.ts';
import type { AppointmentAttendee } from './appointment-statement.ts';

/**
 * What an attendee paid for their seat, and what becomes of it; null where nothing was paid, or where
 * it never arrived. Of a seat that has just been given up it says what will be done.
 */
export function toPayment(
  { payment, cancelledMs, cancelledBy }: AppointmentAttendee,
  startMs: number,
  nowMs: number,
): AppointmentPayment | null {
  if (!payment) return null;
  const { amountCents, currency, refundPolicy, status } = payment;
  const untilMs = refundUntilMs(refundPolicy, startMs);
  const told = {
    amountCents,
    currency,
    refund: decideRefund(refundPolicy, startMs, nowMs),
    // The start itself goes without saying.
    refundUntil:
      refundPolicy.kind === 'until' && untilMs !== undefined
        ? new Date(untilMs).toISOString()
        : null,
  };
  switch (status) {
    case 'refund-due':
    case 'refunded':
      return { ...told, status };
    case 'booked': {
      const left = cancelledMs !== null && { atMs: cancelledMs, by: cancelledBy ?? 'attendee' };
      const goesBack = left && decideRefundOfLeft(refundPolicy, startMs, left) === 'full';
      return { ...told, status: goesBack ? 'refund-due' : 'paid' };
    }
    case 'open':
    case 'paid':
    case 'failed':
    case 'expired':
      return null;
  }
}
