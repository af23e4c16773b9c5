import type { Transaction } from '#server/platform/db/database.ts';
import type { AppointmentSnapshot } from '#server/platform/kernel/events.ts';
import { findMeetingLink } from '#server/time/availability/meeting-link.ts';
import { type Book, type Decided, type Taken, toTakenTime } from './purpose.ts';
import { dropHold } from './store/hold-statement.ts';
import {
  insertAppointment,
  insertAttendee,
  type NewAppointment,
  sendAppointment,
} from './store/take-time-statement.ts';
import { markAssigned } from './store/turn-statement.ts';

/**
 * Writes the appointment with its first attendee, or seats one more. A race that is lost is known at the
 * commit.
 */
export async function bookTime(
  tx: Transaction,
  decided: Decided,
  purpose: Book,
  nowMs: number,
): Promise<Taken> {
  const { loaded, candidates, startMinute } = decided;
  const { meetingType, facts } = loaded;
  const { companyId, meetingTypeId } = meetingType;
  const { group, hostIds } = candidates;
  if (group && !group.holdId) {
    const { appointmentId } = group;
    await insertAttendee(tx, { companyId, appointmentId }, purpose.attendee);
    return { takenAs: appointmentId };
  }
  // Others who pay for seats have held the time of the group that begins now.
  if (group?.holdId) await dropHold(tx, { companyId, holdId: group.holdId });
  // Anyone who saw the group while its time was held knows it by that id.
  const appointmentId = group?.holdId ?? purpose.appointmentId;
  const { channel, ignoresClosed } = purpose;
  const appointment = {
    ...toTakenTime(decided),
    appointmentId,
    meetingTypeId,
    queueId: meetingType.queueId,
    startMinute,
    durationMinutes: facts.rules.durationMinutes,
    channel,
    location: purpose.location ?? nameOfResource(decided),
    meetingLink: findMeetingLink(meetingType, channel, hostIds),
    totalSpots: meetingType.totalSpots,
    ignoresClosed,
  };
  // A host who books in spite of what is closed is told at once what is in the way.
  if (ignoresClosed) await insertAppointment(tx, appointment, purpose.attendee);
  else sendAppointment(tx, appointment, purpose.attendee);
  const [hostId] = hostIds;
  if (hostId && meetingType.calculationMethod === 'anyone' && meetingType.hosts.length > 1) {
    markAssigned(tx, { companyId, meetingTypeId, hostId, nowMs });
  }
  return { takenAs: appointmentId, snapshot: toSnapshot(appointment, purpose) };
}

/** What `takeSnapshot` would read of it. */
function toSnapshot(appointment: NewAppointment, { attendee }: Book): AppointmentSnapshot {
  const { startMinute, durationMinutes, hostIds, channel, location, meetingLink } = appointment;
  return {
    ...{ startMinute, durationMinutes, status: 'booked', sequence: 0 },
    ...{ hostIds, channel, meetingLink },
    // An address is the attendee's own.
    location: channel === 'local-attendee' ? null : location,
    seats: [{ attendeeId: attendee.attendeeId, state: 'active' }],
  };
}

function nameOfResource({ loaded, candidates }: Decided): string | null {
  const [taken] = candidates.resourceChannelIds;
  const { resources } = loaded.meetingType;
  return resources.find((row) => row.resourceChannelId === taken)?.name ?? null;
}
