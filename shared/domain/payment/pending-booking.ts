import type { PaymentOrder } from '#shared/domain/booking/flow.ts';
import type { BookingRequest } from '#shared/domain/booking/request.ts';

/** A booking that is being paid for: all it takes to finish it, or to go on paying. */
export interface PendingBooking {
  readonly order: PaymentOrder;
  /** The booking request, without `paymentId`, as it was sent with the payment order. */
  readonly request: BookingRequest;
}

export type StoredPendingBooking =
  | { readonly found: 'pending'; readonly pending: PendingBooking }
  | { readonly found: 'nothing' | 'corrupted' };

/** How long after its hold a payment is still asked about; later its webhook has finished it. */
export const PENDING_BOOKING_KEPT_MS = 24 * 60 * 60_000;

export function writePendingBooking(pending: PendingBooking): string {
  return JSON.stringify(pending);
}

/** What storage holds for this payment; another payment's booking is as good as none. */
export function readPendingBooking(text: string | null, paymentId: string): StoredPendingBooking {
  if (text === null) return { found: 'nothing' };
  const pending = parse(text);
  if (!isPendingBooking(pending)) return { found: 'corrupted' };
  return pending.order.paymentId === paymentId
    ? { found: 'pending', pending }
    : { found: 'nothing' };
}

/** The booking of this meeting type that was being paid for last, of all that storage holds. */
export function findPendingBooking(
  texts: readonly string[],
  meetingTypeId: string,
  nowMs: number,
): PendingBooking | undefined {
  return texts
    .map(parse)
    .filter(isPendingBooking)
    .filter((pending) => pending.request.meetingTypeId === meetingTypeId)
    .filter((pending) => !isStale(pending, nowMs))
    .sort((a, b) => Date.parse(b.order.expiresAt) - Date.parse(a.order.expiresAt))[0];
}

/** Whether a stored text is of no more use: too old, or not readable. */
export function isStaleText(text: string, nowMs: number): boolean {
  const pending = parse(text);
  return !isPendingBooking(pending) || isStale(pending, nowMs);
}

function isStale({ order }: PendingBooking, nowMs: number): boolean {
  return !(Date.parse(order.expiresAt) + PENDING_BOOKING_KEPT_MS > nowMs);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isPendingBooking(value: unknown): value is PendingBooking {
  if (!isObject(value)) return false;
  const { order, request } = value;
  return (
    isObject(order) &&
    typeof order.paymentId === 'string' &&
    typeof order.amountCents === 'number' &&
    typeof order.currency === 'string' &&
    typeof order.expiresAt === 'string' &&
    isObject(request) &&
    typeof request.meetingTypeId === 'string' &&
    typeof request.start === 'string' &&
    typeof request.duration === 'number' &&
    typeof request.channel === 'string' &&
    isObject(request.attendee) &&
    typeof request.attendee.email === 'string'
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
