/** A booking that waits for its payment, kept in the tab while the visitor is at the bank. */
export interface PendingBooking {
  readonly paymentId: string;
  /** The booking request, without `paymentId`, as it was sent with the payment order. */
  readonly request: Readonly<Record<string, unknown>> & {
    readonly meetingTypeId: string;
    readonly start: string;
  };
}

export type StoredPendingBooking =
  | { readonly found: 'pending'; readonly pending: PendingBooking }
  | { readonly found: 'nothing' | 'corrupted' };

/** Where the tab keeps it (`sessionStorage`): one payment at a time. */
export const PENDING_BOOKING_KEY = 'kalends.pending-booking';

export function writePendingBooking(pending: PendingBooking): string {
  return JSON.stringify(pending);
}

/** What storage holds for this payment; another payment's booking is as good as none. */
export function readPendingBooking(text: string | null, paymentId: string): StoredPendingBooking {
  if (text === null) return { found: 'nothing' };
  const pending = parse(text);
  if (!isPendingBooking(pending)) return { found: 'corrupted' };
  return pending.paymentId === paymentId ? { found: 'pending', pending } : { found: 'nothing' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isPendingBooking(value: unknown): value is PendingBooking {
  if (!isObject(value) || typeof value.paymentId !== 'string') return false;
  const { request } = value;
  return (
    isObject(request) &&
    typeof request.meetingTypeId === 'string' &&
    typeof request.start === 'string' &&
    isObject(request.attendee)
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
