import {
  type LoadedFacts,
  loadFacts,
  type MeetingTypeFacts,
} from '#server/availability/load-facts.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { takeOneTimeLink } from '#server/short-link/one-time-link.ts';
import type { BookingRequest } from '#shared/api/booking.ts';
import type { FormContext } from '#shared/domain/fields/fields-to-show.ts';
import { type AttendeeDetails, toAttendeeDetails } from './attendee-row.ts';
import { type Assignment, assignHosts, choosePlace, type Place } from './decide-booking.ts';
import { firstConfirmer, holdProvisionally } from './provisional.ts';
import { chooseInTurn } from './round-robin.ts';
import { attendeeSecret, hashSecret } from './secret.ts';
import { insertAppointment, insertAttendee } from './store/new-appointment.ts';
import { dropExpiredHolds, lockHosts, markAssigned } from './store/turns.ts';

/** The exclusion constraint gave the time to somebody else while we were deciding. */
export class LostRace extends Error {}

/** A booking that is about to be made; its ids are new. */
export interface Draft {
  readonly request: BookingRequest;
  readonly startMinute: number;
  readonly appointmentId: string;
  readonly attendeeId: string;
  /** The minute in which the start is decided on. */
  readonly nowMinute: number;
}

/** What a draft was found to be about: everything that only its answers can get wrong is right. */
export interface Opened {
  readonly loaded: LoadedFacts;
  readonly place: Place;
  readonly details: AttendeeDetails;
}

export interface Booked {
  /** An older one when a group is joined. */
  readonly appointmentId: string;
  readonly attendeeId: string;
  readonly email: string;
}

/**
 * Reads what a booking depends on and checks the attendee's answers.
 * @throws Refusal for unknown or disabled meeting types and for answers that are not accepted.
 */
export async function openBooking(tx: Transaction, draft: Draft): Promise<Opened> {
  const loaded = await load(tx, draft);
  const place = choosePlace(loaded.meetingType, draft.request);
  const context = toFormContext(loaded.meetingType, place);
  const details = toAttendeeDetails(loaded.meetingType.form, draft.request.attendee, context);
  return { loaded, place, details };
}

/**
 * Decides and writes: appointment, reservations, attendee, and the jobs that react.
 * @throws Refusal when the start cannot be booked, LostRace when somebody was quicker just now; the
 * caller rolls back then.
 */
export async function finishBooking(
  services: Services,
  tx: Transaction,
  draft: Draft,
  { loaded: first, place, details }: Opened,
): Promise<Booked> {
  let loaded = first;
  const { companyId } = loaded.meetingType;
  const hostIds = loaded.facts.hosts.map((host) => host.hostId);
  if (needsTurns(loaded.meetingType)) {
    await lockHosts(tx, hostIds);
    loaded = await load(tx, draft);
  }
  if (loaded.meetingType.hosts.some((host) => host.hasExpiredHolds)) {
    await dropExpiredHolds(tx, companyId, hostIds, draft.nowMinute);
  }
  const { meetingType, facts } = loaded;
  const free = assignHosts(facts, draft.startMinute);
  const assignment = await chooseInTurn(services, tx, meetingType, facts, free);
  const { durationMinutes } = facts.rules;
  const plan = { meetingType, assignment, place, details, durationMinutes };
  const appointmentId = await write(services, tx, draft, plan);
  await takeLink(services, tx, draft, appointmentId);
  await announce(services, tx, meetingType, { ...draft, appointmentId });
  return { appointmentId, attendeeId: draft.attendeeId, email: details.email };
}

function load(tx: Transaction, { request, startMinute, nowMinute }: Draft): Promise<LoadedFacts> {
  return loadFacts(tx, {
    purpose: 'decide',
    meetingTypeId: request.meetingTypeId,
    hostIds: request.hostIds,
    durationMinutes: request.duration,
    range: { startMinute, endMinute: startMinute + 1 },
    nowMinute,
  });
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
  { appointmentId, attendeeId, startMinute }: Draft,
): Promise<void> {
  const awaits = firstConfirmer(meetingType.settings);
  if (awaits) {
    const waiting = { ...meetingType, appointmentId, attendeeId, startMinute };
    return holdProvisionally(services, tx, waiting, awaits);
  }
  return services.jobs.publish(tx, { type: 'appointment-booked', appointmentId, attendeeId });
}

/** Limits and seats are counted, so those who count take turns; all others race freely. */
function needsTurns({ limits, totalSpots }: MeetingTypeFacts): boolean {
  return totalSpots !== null || Object.keys(limits).length > 0;
}

export function toFormContext(meetingType: MeetingTypeFacts, place: Place): FormContext {
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
