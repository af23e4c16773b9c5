import { randomUUID } from 'node:crypto';
import { deriveId } from '#server/platform/kernel/derive-id.ts';
import type { BookingRequest } from '#shared/api/booking.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { fromIso } from '#shared/time/dates.ts';

/** A payment order that is about to be made. */
export interface OrderDraft {
  /** Without `paymentId`, as it will be booked. */
  readonly request: BookingRequest;
  readonly startMinute: number;
  readonly paymentOrderId: string;
  /** An earlier payment of the same visitor, which this one replaces. */
  readonly replacedPaymentId: string | undefined;
}

/**
 * The draft of a request; the same idempotency key is the same order.
 * @throws Refusal `start-not-bookable` for a start inside a minute.
 */
export function toOrderDraft(request: BookingRequest, idempotencyKey?: string): OrderDraft {
  const { paymentId, ...toBook } = request;
  const startMinute = fromIso(request.start);
  if (startMinute === undefined) {
    refuse('start-not-bookable', 'Starts are whole minutes', [
      { path: 'start', code: 'offGrid', message: 'A start is a whole minute' },
    ]);
  }
  return {
    request: toBook,
    startMinute,
    paymentOrderId: idempotencyKey ? deriveId(`payment-order:${idempotencyKey}`) : randomUUID(),
    replacedPaymentId: paymentId,
  };
}
