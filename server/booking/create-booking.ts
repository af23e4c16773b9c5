import { randomUUID } from 'node:crypto';
import { loadFacts } from '#server/availability/load-facts.ts';
import type { Transaction } from '#server/db/database.ts';
import { nowMinute } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import type { BookingReply, BookingRequest } from '#shared/api/booking.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { type Booked, type Draft, finishBooking, LostRace } from './book.ts';
import { toBookingReply } from './booking-reply.ts';
import { EmailUnchecked, guardEmail } from './guard-email.ts';
import { claimKey, type IdempotencyClaim, toClaim } from './idempotency.ts';
import { openBooking } from './open-booking.ts';
import { toStartMinute } from './start-minute.ts';

/** A lost race is visible to the next decision, so more attempts than free hosts are never needed. */
const MAX_ATTEMPTS = 20;

/** Books what has been paid for; the payment area's verb. */
export type FinishPaid = (
  request: BookingRequest & { readonly paymentId: string },
) => Promise<Omit<Booked, 'email'>>;

/**
 * Books a start: decide from fresh rows and write, in one transaction. A lost race decides again,
 * which either finds another host (`anyone`) or the seat (groups), or refuses with
 * `slot-no-longer-available`. A request with a `paymentId` is finished as a paid one.
 */
export async function createBooking(
  services: Services,
  finishPaid: FinishPaid,
  request: BookingRequest,
  idempotencyKey: string | undefined,
): Promise<BookingReply> {
  const { paymentId } = request;
  if (paymentId !== undefined) {
    const booked = await finishPaid({ ...request, paymentId });
    return replyToPaid(services, request, booked);
  }
  const claim = idempotencyKey === undefined ? undefined : toClaim(idempotencyKey, request);
  const draft = newDraft(request, nowMinute(services.clock));
  let isEmailChecked = false;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      return await services.db.transaction((tx) =>
        book(services, tx, draft, claim, isEmailChecked),
      );
    } catch (error) {
      if (error instanceof EmailUnchecked) {
        await guardEmail(services.emailQuality, request.attendee.email);
        isEmailChecked = true;
      } else if (!(error instanceof LostRace)) throw error;
    }
  }
  return refuse('slot-no-longer-available', 'This time is no longer available');
}

/** @throws Refusal `start-not-bookable` for a start inside a minute. */
export function newDraft(request: BookingRequest, nowMinute: number): Draft {
  return {
    request,
    nowMinute,
    startMinute: toStartMinute(request.start),
    appointmentId: randomUUID(),
    attendeeId: randomUUID(),
  };
}

async function book(
  services: Services,
  tx: Transaction,
  draft: Draft,
  claim: IdempotencyClaim | undefined,
  isEmailChecked: boolean,
): Promise<BookingReply> {
  const opened = await openBooking(tx, draft);
  const { meetingType } = opened.loaded;
  if (meetingType.settings.emailQualityGuard && !isEmailChecked) throw new EmailUnchecked();
  if (claim) {
    const earlier = await claimKey(tx, meetingType.companyId, claim, draft.attendeeId);
    if (earlier) return toBookingReply(services, meetingType, earlier);
  }
  if (meetingType.settings.payment.enable) {
    refuse('payment-required', 'This meeting type is booked by paying for it');
  }
  return toBookingReply(services, meetingType, await finishBooking(services, tx, draft, opened));
}

async function replyToPaid(
  services: Services,
  { meetingTypeId, start, attendee }: BookingRequest,
  booked: Omit<Booked, 'email'>,
): Promise<BookingReply> {
  const startMinute = toStartMinute(start);
  const { meetingType } = await loadFacts(services.db, {
    purpose: 'decide',
    meetingTypeId,
    // It is booked, whatever has become of the offer since.
    existingAppointmentId: booked.appointmentId,
    range: { startMinute, endMinute: startMinute + 1 },
    nowMinute: nowMinute(services.clock),
  });
  return toBookingReply(services, meetingType, { ...booked, email: attendee.email });
}
