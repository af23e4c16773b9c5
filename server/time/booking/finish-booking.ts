import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/platform/db/database.ts';
import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { AppointmentSnapshot } from '#server/platform/kernel/events.ts';
import { attendeeSecret, hashSecret } from '#server/platform/kernel/secret.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { MeetingTypeFacts } from '#server/time/availability/load-facts.ts';
import { awaitConfirmation } from '#server/time/reservation/provisional.ts';
import { publishAttended } from '#server/time/reservation/publish-attended.ts';
import { recordChange } from '#server/time/reservation/record-change.ts';
import { reserve } from '#server/time/reservation/reserve.ts';
import { takeOneTimeLink } from '#server/time/short-link/one-time-link.ts';
import type { BookingRequest } from '#shared/api/booking.ts';
import { firstConfirmer } from './first-confirmer.ts';
import { type AskedStart, type OpenedBooking, toWish } from './open-booking.ts';
import { toStartMinute } from './start-minute.ts';

/** A booking that is about to be made; its ids are new. */
export interface Draft extends AskedStart {
  readonly appointmentId: string;
  readonly attendeeId: string;
  /** No one is told: the host who books it for a client chose so. */
  readonly isQuiet?: boolean;
}

export interface Booked {
  /** An older one when a group is joined. */
  readonly appointmentId: string;
  readonly attendeeId: string;
  readonly email: string;
}

/** @throws Refusal `start-not-bookable` for a start inside a minute. */
export function newDraft(request: BookingRequest, decidedAtMinute: number): Draft {
  return {
    request,
    nowMinute: decidedAtMinute,
    startMinute: toStartMinute(request.start),
    appointmentId: randomUUID(),
    attendeeId: randomUUID(),
  };
}

/** The same, decided on now. */
export function newDraftNow({ clock }: Pick<Services, 'clock'>, request: BookingRequest): Draft {
  return newDraft(request, nowMinute(clock));
}

/**
 * Decides and writes: appointment, reservations, attendee, and the jobs that react.
 * @throws Refusal when the start cannot be booked; a lost race is for `tryAgain`.
 */
export async function finishBooking(
  services: Services,
  tx: Transaction,
  draft: Draft,
  booking: OpenedBooking,
): Promise<Booked> {
  const { place } = booking;
  const { isPolicyAccepted, ...details } = booking.details;
  const { attendeeId } = draft;
  const secretHash = hashSecret(attendeeSecret(services.secret, attendeeId));
  const {
    takenAs: appointmentId,
    meetingType,
    snapshot,
  } = await reserve(services, tx, booking.opened, toWish(booking), {
    kind: 'book',
    appointmentId: draft.appointmentId,
    attendee: {
      ...{ ...details, attendeeId, secretHash },
      policyAcceptedAt: isPolicyAccepted ? new Date(services.clock.nowMs()) : null,
    },
    channel: place.channel,
    location: place.location,
    ignoresClosed: booking.opened.ask.isRecord ?? false,
  });
  await takeLink(services, tx, draft, appointmentId);
  await recordChange(services, tx, {
    ...{ companyId: meetingType.companyId, appointmentId, attendeeId },
    maker: draft.byHostId ? { by: 'host', hostId: draft.byHostId } : { by: 'attendee' },
    change: { kind: howBooked(draft, meetingType, booking) },
  });
  const isQuiet = draft.isRecord || draft.isQuiet;
  if (!isQuiet) await announce(services, tx, meetingType, { ...draft, appointmentId }, snapshot);
  return { appointmentId, attendeeId, email: details.email };
}

function howBooked(draft: Draft, meetingType: MeetingTypeFacts, { opened }: OpenedBooking) {
  if (draft.isRecord) return 'recorded';
  if (confirmerOf(draft, meetingType)) return 'asked';
  return opened.ask.proposal?.state === 'open' ? 'picked' : 'booked';
}

/** What a host books is certain. */
function confirmerOf({ byHostId }: Draft, { settings }: MeetingTypeFacts) {
  return byHostId === undefined ? firstConfirmer(settings) : undefined;
}

/** A one-time link is used up by the booking that it led to, or by none. */
async function takeLink(
  services: Services,
  tx: Transaction,
  { request }: Draft,
  appointmentId: string,
): Promise<void> {
  const { oneTimeLinkId: linkId, meetingTypeId } = request;
  if (linkId === undefined) return;
  const nowMs = services.clock.nowMs();
  await takeOneTimeLink(tx, { linkId, meetingTypeId, appointmentId, nowMs });
}

/** A booking is certain at once, or waits for somebody's confirmation. */
async function announce(
  services: Services,
  tx: Transaction,
  meetingType: MeetingTypeFacts,
  draft: Draft,
  snapshot: AppointmentSnapshot | undefined,
): Promise<void> {
  const { companyId, totalSpots, settings } = meetingType;
  const { appointmentId, attendeeId, startMinute } = draft;
  const awaits = confirmerOf(draft, meetingType);
  if (awaits) {
    const { provisionalHours } = settings;
    const seat = { companyId, appointmentId, attendeeId, startMinute, totalSpots };
    return awaitConfirmation(services, tx, { ...seat, provisionalHours }, awaits);
  }
  const event = { type: 'appointment-booked', appointmentId, attendeeId } as const;
  return publishAttended(services, tx, event, snapshot);
}
