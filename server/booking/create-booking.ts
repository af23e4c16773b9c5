import { randomUUID } from 'node:crypto';
import { loadFacts, type MeetingTypeFacts } from '#server/availability/load-facts.ts';
import { nowMinute } from '#server/clock.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { BookingReply, BookingRequest } from '#shared/api/booking.ts';
import type { FormContext } from '#shared/domain/fields/fields-to-show.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { fromIso } from '#shared/time/dates.ts';
import { type AttendeeDetails, toAttendeeDetails } from './attendee-row.ts';
import { toBookingReply } from './booking-reply.ts';
import { type Assignment, assignHosts, choosePlace, type Place } from './decide-booking.ts';
import { claimKey, type IdempotencyClaim, toClaim } from './idempotency.ts';
import { attendeeSecret, hashSecret } from './secret.ts';
import { insertAppointment, insertAttendee } from './store/new-appointment.ts';
import { dropExpiredHolds, lockHosts, markAssigned } from './store/turns.ts';

/** A lost race is visible to the next decision, so more attempts than free hosts are never needed. */
const MAX_ATTEMPTS = 20;

/** The exclusion constraint gave the time to somebody else while we were deciding. */
class LostRace extends Error {}

interface Draft {
  readonly request: BookingRequest;
  readonly startMinute: number;
  readonly appointmentId: string;
  readonly attendeeId: string;
  readonly claim: IdempotencyClaim | undefined;
}

/**
 * Books a start: decide from fresh rows and write, in one transaction. A lost race decides again,
 * which either finds another host (`anyone`) or the seat (groups), or refuses with
 * `slot-no-longer-available`.
 */
export async function createBooking(
  services: Services,
  request: BookingRequest,
  idempotencyKey: string | undefined,
): Promise<BookingReply> {
  const draft: Draft = {
    request,
    startMinute: toStartMinute(request.start),
    appointmentId: randomUUID(),
    attendeeId: randomUUID(),
    claim: idempotencyKey === undefined ? undefined : toClaim(idempotencyKey, request),
  };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      return await services.db.transaction((tx) => book(services, tx, draft));
    } catch (error) {
      if (!(error instanceof LostRace)) throw error;
    }
  }
  return refuse('slot-no-longer-available', 'This time is no longer available');
}

function toStartMinute(start: string): number {
  const minute = fromIso(start);
  if (minute !== undefined) return minute;
  return refuse('start-not-bookable', 'Starts are whole minutes', [
    { path: 'start', code: 'offGrid', message: 'A start is a whole minute' },
  ]);
}

async function book(services: Services, tx: Transaction, draft: Draft): Promise<BookingReply> {
  const { request, startMinute } = draft;
  const now = nowMinute(services.clock);
  const range = { startMinute, endMinute: startMinute + 1 };
  const load = () =>
    loadFacts(tx, {
      purpose: 'decide',
      meetingTypeId: request.meetingTypeId,
      hostIds: request.hostIds,
      durationMinutes: request.duration,
      range,
      nowMinute: now,
    });

  let loaded = await load();
  const { meetingType } = loaded;
  const { companyId } = meetingType;
  const place = choosePlace(meetingType, request);
  const details = toAttendeeDetails(
    meetingType.form,
    request.attendee,
    toFormContext(meetingType, place),
  );
  if (draft.claim) {
    const earlier = await claimKey(tx, companyId, draft.claim, draft.attendeeId);
    if (earlier) return toBookingReply(services, meetingType, earlier);
  }
  if (meetingType.settings.payment.enable) {
    refuse('payment-not-available', 'Payment is not configured');
  }
  const hostIds = loaded.facts.hosts.map((host) => host.hostId);
  if (needsTurns(meetingType)) {
    await lockHosts(tx, hostIds);
    loaded = await load();
  }
  if (loaded.meetingType.hosts.some((host) => host.hasExpiredHolds)) {
    await dropExpiredHolds(tx, companyId, hostIds, now);
  }
  const assignment = assignHosts(loaded.meetingType, loaded.facts, startMinute);
  const appointmentId = await write(services, tx, draft, {
    meetingType,
    assignment,
    place,
    details,
    durationMinutes: loaded.facts.rules.durationMinutes,
  });
  await services.jobs.publish(tx, {
    type: 'appointment-booked',
    appointmentId,
    attendeeId: draft.attendeeId,
  });
  return toBookingReply(services, meetingType, {
    appointmentId,
    attendeeId: draft.attendeeId,
    email: details.email,
  });
}

/** Limits and seats are counted, so those who count take turns; all others race freely. */
function needsTurns({ limits, totalSpots }: MeetingTypeFacts): boolean {
  return totalSpots !== null || Object.keys(limits).length > 0;
}

function toFormContext(meetingType: MeetingTypeFacts, place: Place): FormContext {
  return {
    channel: place.channel,
    hideAddressField: meetingType.settings.hideAddressField,
    showDataPolicyLink: meetingType.showDataPolicyLink,
    allowAddingGuests: meetingType.settings.meetingOptions.allowAddingGuests,
  };
}

interface Plan {
  readonly meetingType: MeetingTypeFacts;
  readonly assignment: Assignment;
  readonly place: Place;
  readonly details: AttendeeDetails;
  readonly durationMinutes: number;
}

/** Writes the plan; returns the appointment, which is an older one when a group is joined. */
async function write(
  services: Services,
  tx: Transaction,
  draft: Draft,
  { meetingType, assignment, place, details, durationMinutes }: Plan,
): Promise<string> {
  const { companyId, meetingTypeId } = meetingType;
  const appointmentId = assignment.group?.appointmentId ?? draft.appointmentId;
  const attendee = {
    ...details,
    companyId,
    appointmentId,
    attendeeId: draft.attendeeId,
    secretHash: hashSecret(attendeeSecret(services.secret, draft.attendeeId)),
  };
  if (assignment.group) {
    await insertAttendee(tx, attendee);
    return appointmentId;
  }
  const { startMinute } = draft;
  const { bufferBeforeMinutes, bufferAfterMinutes, totalSpots } = meetingType;
  const reserved = await insertAppointment(
    tx,
    {
      ...place,
      companyId,
      appointmentId,
      meetingTypeId,
      startMinute,
      durationMinutes,
      bufferBeforeMinutes,
      bufferAfterMinutes,
      totalSpots,
      hostIds: assignment.hostIds,
      meetingLink: meetingType.settings.meetingLink,
    },
    attendee,
  );
  if (!reserved) throw new LostRace();
  const [hostId] = assignment.hostIds;
  if (hostId && meetingType.calculationMethod === 'anyone' && meetingType.hosts.length > 1) {
    await markAssigned(tx, { companyId, meetingTypeId, hostId, nowMs: services.clock.nowMs() });
  }
  return appointmentId;
}
