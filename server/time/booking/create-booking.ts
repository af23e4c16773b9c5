import type { Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { tryAgain } from '#server/time/reservation/try-again.ts';
import type { BookingReply, BookingRequest } from '#shared/api/booking.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { toBookingReply } from './booking-reply.ts';
import { type Draft, finishBooking, newDraftNow } from './finish-booking.ts';
import { EmailUnchecked, withGuardedEmail } from './guard-email.ts';
import { claimKey, type IdempotencyClaim, toClaim } from './idempotency.ts';
import { openBooking } from './open-booking.ts';

/**
 * Books a start: decide from fresh rows and write, in one transaction. A lost race decides again,
 * which either finds another host (`anyone`) or the seat (groups), or refuses with
 * `slot-no-longer-available`.
 */
export function createBooking(
  services: Services,
  request: BookingRequest,
  idempotencyKey: string | undefined,
): Promise<BookingReply> {
  const claim = idempotencyKey === undefined ? undefined : toClaim(idempotencyKey, request);
  const draft = newDraftNow(services, request);
  return withGuardedEmail(services.emailQuality, request.attendee.email, (isEmailChecked) =>
    tryAgain(() =>
      services.db.transaction((tx) => book(services, tx, draft, claim, isEmailChecked)),
    ),
  );
}

async function book(
  services: Services,
  tx: Transaction,
  draft: Draft,
  claim: IdempotencyClaim | undefined,
  isEmailChecked: boolean,
): Promise<BookingReply> {
  const booking = await openBooking(tx, draft);
  const { meetingType } = booking.opened;
  if (meetingType.settings.emailQualityGuard && !isEmailChecked) throw new EmailUnchecked();
  if (claim) {
    const earlier = await claimKey(tx, meetingType.companyId, claim, draft.attendeeId);
    if (earlier) return toBookingReply(services, meetingType, earlier);
  }
  if (meetingType.settings.payment.enable) {
    refuse('payment-required', 'This meeting type is booked by paying for it');
  }
  return toBookingReply(services, meetingType, await finishBooking(services, tx, draft, booking));
}
