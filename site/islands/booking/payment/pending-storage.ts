import {
  PENDING_BOOKING_KEY,
  type PendingBooking,
  readPendingBooking,
  type StoredPendingBooking,
  writePendingBooking,
} from '#shared/domain/payment/pending-booking.ts';

/** Keeps the booking while the visitor may be sent to their bank. False where the tab keeps nothing. */
export function savePendingBooking(pending: PendingBooking): boolean {
  try {
    sessionStorage.setItem(PENDING_BOOKING_KEY, writePendingBooking(pending));
    return true;
  } catch (error) {
    // Storage can be closed to embedded pages; the provider's webhook finishes the booking then.
    console.warn(error);
    return false;
  }
}

export function loadPendingBooking(paymentId: string): StoredPendingBooking {
  try {
    return readPendingBooking(sessionStorage.getItem(PENDING_BOOKING_KEY), paymentId);
  } catch (error) {
    console.warn(error);
    return { found: 'nothing' };
  }
}

export function forgetPendingBooking(): void {
  try {
    sessionStorage.removeItem(PENDING_BOOKING_KEY);
  } catch (error) {
    console.warn(error);
  }
}
