import type { Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { BookingRequest } from '#shared/api/booking.ts';
import { type Booked, finishBooking, newDraft } from './finish-booking.ts';
import { openBooking } from './open-booking.ts';

/**
 * Books a paid request inside `tx`: its hold is given up, the appointment takes its place. Notice
 * that has run out since the hold was made does not count.
 * @throws Refusal when there is nothing left to book; the caller rolls back and refunds then. A
 * lost race is for `tryAgain`.
 */
export async function bookPaid(
  services: Services,
  tx: Transaction,
  request: BookingRequest,
  terms: { readonly decidedAtMinute: number },
): Promise<Booked> {
  const draft = newDraft(request, terms.decidedAtMinute);
  return finishBooking(services, tx, draft, await openBooking(tx, draft));
}
