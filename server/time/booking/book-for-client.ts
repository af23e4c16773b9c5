import type { Transaction } from '#server/platform/db/database.ts';
import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { tryAgain } from '#server/time/reservation/try-again.ts';
import { withoutHeld } from '#server/time/reservation/without-held.ts';
import type { BookingReply, BookingRequest } from '#shared/api/booking.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { toBookingReply } from './booking-reply.ts';
import { checkAnyHost, checkEachHost } from './check-bookable.ts';
import { type Draft, finishBooking, newDraftNow } from './finish-booking.ts';
import { openBooking } from './open-booking.ts';

interface ClientRequest extends BookingRequest {
  readonly offHours?: boolean | undefined;
  readonly sendMails?: boolean | undefined;
  readonly takeHeld?: boolean | undefined;
}

/**
 * A host books for a client. Nobody has to confirm or pay what they book; outside of the hours only who
 * manages each of the hosts does it. What a proposal holds for somebody is taken back where they say so.
 * @throws Refusal `held-for-somebody` where they have not, as a booking.
 */
export async function bookForClient(
  services: Services,
  session: Session,
  { offHours: isOffHours = false, sendMails = true, takeHeld = false, ...request }: ClientRequest,
): Promise<BookingReply> {
  const [hostId = session.hostId] = request.hostIds ?? [];
  // Outside of the hours nobody's turn is counted: it is one host's, or everybody's together.
  const hostIds = isOffHours ? [hostId] : request.hostIds;
  const draft: Draft = {
    ...newDraftNow(services, { ...request, hostIds }),
    byHostId: session.hostId,
    isOffHours,
    isQuiet: !sendMails,
  };
  if (draft.startMinute < nowMinute(services.clock)) {
    refuse('start-not-bookable', 'It lies in the past', [
      { path: 'start', code: 'in-the-past', message: 'What has been is recorded as back-dated' },
    ]);
  }
  const book = async (tx: Transaction) => {
    const booking = await openBooking(tx, draft);
    (isOffHours ? checkEachHost : checkAnyHost)(session, booking);
    const booked = await finishBooking(services, tx, draft, booking);
    const reply = toBookingReply(services, booking.opened.meetingType, booked);
    return { ...reply, redirectUrl: null, bookingType: 'confirmed' as const };
  };
  const { meetingTypeId, duration: durationMinutes } = request;
  const wanted = { meetingTypeId, hostIds, durationMinutes, startMinute: draft.startMinute };
  const taking = { session, nowMs: services.clock.nowMs(), takeHeld };
  return tryAgain(() =>
    services.db.transaction((tx) => withoutHeld(tx, taking, wanted, () => book(tx))),
  );
}
