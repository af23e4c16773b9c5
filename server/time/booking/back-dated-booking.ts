import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { tryAgain } from '#server/time/reservation/try-again.ts';
import type { BookingReply, BookingRequest } from '#shared/api/booking.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { toBookingReply } from './booking-reply.ts';
import { checkEachHost } from './check-bookable.ts';
import { finishBooking, newDraftNow } from './finish-booking.ts';
import { openBooking } from './open-booking.ts';

/**
 * Records an appointment that has taken place, for the statistics and the contact. Hours, notice
 * and limits do not count any more; time that another appointment had stays that one's. It is in the
 * calendars of all its hosts, so it needs the right to each of them.
 */
export async function createBackDatedBooking(
  services: Services,
  session: Session,
  request: BookingRequest,
): Promise<BookingReply> {
  const hostIds = request.hostIds?.length ? request.hostIds : [session.hostId];
  const draft = {
    ...newDraftNow(services, { ...request, hostIds }),
    isRecord: true,
    byHostId: session.hostId,
  };
  if (draft.startMinute >= nowMinute(services.clock)) {
    refuse('start-not-bookable', 'A back-dated appointment lies in the past', [
      { path: 'start', code: 'not-in-the-past', message: 'This is for appointments that are over' },
    ]);
  }
  return tryAgain(() =>
    services.db.transaction(async (tx) => {
      const booking = await openBooking(tx, draft);
      checkEachHost(session, booking);
      const booked = await finishBooking(services, tx, draft, booking);
      return {
        ...toBookingReply(services, booking.opened.meetingType, booked),
        bookingType: 'confirmed' as const,
      };
    }),
  );
}
