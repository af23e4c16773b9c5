import type { Price } from './price.ts';
import { decideRefund, type Refund, type RefundPolicy, refundUntilMs } from './refund-policy.ts';

/** What is said before anybody pays, a text of `booking:refund`; `untilIso` goes with `until`. */
export type RefundTerms =
  | { readonly key: 'full' | 'none' | 'tooLate' }
  | { readonly key: 'until'; readonly untilIso: string };

export function toRefundTerms(policy: RefundPolicy, startIso: string, nowMs: number): RefundTerms {
  if (policy.kind !== 'until') return { key: policy.kind };
  const startMs = Date.parse(startIso);
  const untilMs = refundUntilMs(policy, startMs);
  if (untilMs === undefined || decideRefund(policy, startMs, nowMs) === 'none')
    return { key: 'tooLate' };
  return { key: 'until', untilIso: new Date(untilMs).toISOString() };
}

/** The payment of an appointment as its attendee is shown it. */
export interface AppointmentPayment extends Price {
  /** What cancelling it now would give back. */
  readonly refund: Refund;
  /** Until when that is so; null where no time decides. ISO instant. */
  readonly refundUntil: string | null;
  readonly status: 'paid' | 'refund-due' | 'refunded';
}

/** What is said of the money of a booked or cancelled appointment, a text of `appointment:refund`. */
export type PaymentNote =
  | { readonly key: 'full' | 'none' | 'due' | 'refunded' | 'kept' }
  | { readonly key: 'until'; readonly untilIso: string };

/** Undefined where there is nothing to say: it has taken place, or is none. */
export function toPaymentNote(
  payment: AppointmentPayment,
  state: string,
  nowMs: number,
): PaymentNote | undefined {
  if (payment.status === 'refund-due') return { key: 'due' };
  if (payment.status === 'refunded') return { key: 'refunded' };
  if (state === 'cancelled') return { key: 'kept' };
  if (state !== 'booked') return undefined;
  if (!isRefundable(payment, nowMs)) return { key: 'none' };
  const { refundUntil } = payment;
  return refundUntil === null ? { key: 'full' } : { key: 'until', untilIso: refundUntil };
}

/** The payment once its appointment was cancelled on this page, until the server is asked again. */
export function afterCancelling(payment: AppointmentPayment, nowMs: number): AppointmentPayment {
  return isRefundable(payment, nowMs) ? { ...payment, status: 'refund-due' } : payment;
}

/** A page may stay open for longer than the money comes back. */
function isRefundable({ refund, refundUntil }: AppointmentPayment, nowMs: number): boolean {
  return refund === 'full' && (refundUntil === null || nowMs <= Date.parse(refundUntil));
}
