import { toResourceFacts } from '#server/availability/engine-facts.ts';
import type { MeetingTypeFacts } from '#server/availability/load-facts.ts';
import { findMeetingLink } from '#server/availability/meeting-link.ts';
import type { Transaction } from '#server/db/database.ts';
import { attendeeSecret, hashSecret } from '#server/kernel/secret.ts';
import type { Services } from '#server/kernel/services.ts';
import { takeOneTimeLink } from '#server/short-link/one-time-link.ts';
import type { AttendeeDetails } from './attendee-row.ts';
import { type Assignment, assignHosts, type Place, takePlace } from './decide-booking.ts';
import { type AskedStart, needsTurns, type Opened } from './open-booking.ts';
import { firstConfirmer, holdProvisionally } from './provisional.ts';
import { chooseInTurn } from './round-robin.ts';
import { insertAppointment, insertAttendee } from './store/new-appointment.ts';
import { dropExpiredHolds, dropHold, lockHosts, markAssigned } from './store/turns.ts';

/** The exclusion constraint gave the time to somebody else while we were deciding. */
export class LostRace extends Error {}

/** A booking that is about to be made; its ids are new. */
export interface Draft extends AskedStart {
  readonly appointmentId: string;
  readonly attendeeId: string;
}

export interface Booked {
  /** An older one when a group is joined. */
  readonly appointmentId: string;
  readonly attendeeId: string;
  readonly email: string;
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
  { loaded: first, place, details, reload }: Opened,
): Promise<Booked> {
  let loaded = first;
  const { companyId } = loaded.meetingType;
  const hostIds = loaded.facts.hosts.map((host) => host.hostId);
  if (needsTurns(loaded.meetingType)) {
    await lockHosts(tx, hostIds);
    loaded = await reload();
  }
  const { meetingType } = loaded;
  if ([...meetingType.hosts, ...meetingType.resources].some((taker) => taker.hasExpiredHolds)) {
    const takerIds = [...hostIds, ...place.resourceChannelIds];
    await dropExpiredHolds(tx, companyId, takerIds, draft.nowMinute);
  }
  const resources = toResourceFacts(meetingType, place.resourceChannelIds);
  const facts = { ...loaded.facts, resources };
  const free = assignHosts(facts, draft.startMinute);
  const assignment = await chooseInTurn(services, tx, meetingType, facts, free);
  const { durationMinutes } = facts.rules;
  const plan = { meetingType, assignment, place, details, durationMinutes };
  const appointmentId = await write(services, tx, draft, plan);
  await takeLink(services, tx, draft, appointmentId);
  await announce(services, tx, meetingType, { ...draft, appointmentId });
  return { appointmentId, attendeeId: draft.attendeeId, email: details.email };
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
  const { group } = assignment;
  const begun = group?.holdId ? undefined : group;
  const appointmentId = begun?.appointmentId ?? draft.appointmentId;
  const attendee = {
    ...details,
    companyId,
    appointmentId,
    attendeeId: draft.attendeeId,
    secretHash: hashSecret(attendeeSecret(services.secret, draft.attendeeId)),
  };
  if (begun) {
    await insertAttendee(tx, attendee);
    return appointmentId;
  }
  // Others who pay for seats have held the time of the group that begins now.
  if (group?.holdId) await dropHold(tx, group.holdId);
  const { startMinute } = draft;
  const { bufferBeforeMinutes, bufferAfterMinutes, totalSpots } = meetingType;
  const reserved = await insertAppointment(
    tx,
    {
      ...takePlace(meetingType, place, assignment),
      companyId,
      appointmentId,
      meetingTypeId,
      startMinute,
      durationMinutes,
      bufferBeforeMinutes,
      bufferAfterMinutes,
      totalSpots,
      hostIds: assignment.hostIds,
      meetingLink: findMeetingLink(meetingType, place.channel, assignment.hostIds),
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
