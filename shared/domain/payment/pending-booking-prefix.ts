/**
 * Where the browser keeps bookings that are being paid for (`localStorage`, so that a closed tab loses
 * nothing), each payment by itself. Every booking page looks here; the rest is for those who find one.
 */
export const PENDING_BOOKING_PREFIX = 'kalends.pending-booking.';
