/** What only those load to whom times were proposed. */
export { HeldTimes } from './held-times.tsx';
export { ProposedBooking } from './proposed-booking.tsx';
export { ProposedTimes } from './proposed-times.tsx';
