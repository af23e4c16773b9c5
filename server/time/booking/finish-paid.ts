import type { Services } from '#server/platform/kernel/services.ts';
import type { BookingReply, BookingRequest } from '#shared/api/booking.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { toBookingReply } from './booking-reply.ts';
import { loadReplyFacts } from './store/reply-facts.ts';

/** Books what has been paid for; the payment area's verb. */
export type FinishPaid = (
  request: BookingRequest & { readonly paymentId: string },
) => Promise<{ readonly appointmentId: string; readonly attendeeId: string }>;

/** `POST /booking` with a `paymentId`: answered as any other, whatever has become of the offer since. */
export async function finishPaid(
  services: Services,
  settle: FinishPaid,
  request: BookingRequest & { readonly paymentId: string },
): Promise<BookingReply> {
  const booked = await settle(request);
  const facts = await loadReplyFacts(services.db, booked.appointmentId);
  if (!facts) return refuse('appointment-not-found', 'There is no such appointment');
  return toBookingReply(services, facts, { ...booked, email: request.attendee.email });
}
