import {
  findPendingBooking,
  isStaleText,
  type PendingBooking,
  readPendingBooking,
  type StoredPendingBooking,
  writePendingBooking,
} from '#shared/domain/payment/pending-booking.ts';
import { PENDING_BOOKING_PREFIX } from '#shared/domain/payment/pending-booking-prefix.ts';

const toKey = (paymentId: string) => PENDING_BOOKING_PREFIX + paymentId;

/** Keeps the booking while it is being paid for, also when the page or the browser is closed. */
export function savePendingBooking(pending: PendingBooking): void {
  try {
    localStorage.setItem(toKey(pending.order.paymentId), writePendingBooking(pending));
  } catch (error) {
    // Storage can be closed to embedded pages; the provider's webhook finishes the booking then.
    console.warn(error);
  }
}

export function loadPendingBooking(paymentId: string): StoredPendingBooking {
  try {
    return readPendingBooking(localStorage.getItem(toKey(paymentId)), paymentId);
  } catch (error) {
    console.warn(error);
    return { found: 'nothing' };
  }
}

/** A booking of this meeting type whose payment was under way when its page was left. */
export function findLeftBooking(meetingTypeId: string): PendingBooking | undefined {
  try {
    const stored = Object.entries(localStorage).filter(([key]) =>
      key.startsWith(PENDING_BOOKING_PREFIX),
    );
    // Answers to a form stay in a browser no longer than they are of use.
    for (const [key, text] of stored)
      if (isStaleText(text, Date.now())) localStorage.removeItem(key);
    return findPendingBooking(
      stored.map(([, text]) => text),
      meetingTypeId,
      Date.now(),
    );
  } catch {
    // See savePendingBooking.
    return undefined;
  }
}

export function forgetPendingBooking(paymentId: string): void {
  try {
    localStorage.removeItem(toKey(paymentId));
  } catch (error) {
    console.warn(error);
  }
}
