import { findMeetingLink } from '#server/availability/meeting-link.ts';
import type { Transaction } from '#server/db/database.ts';
import { type Book, type Decided, toTakenTime } from './purpose.ts';
import { dropHold } from './store/hold-statement.ts';
import { insertAppointment, insertAttendee } from './store/take-time-statement.ts';
import { markAssigned } from './store/turn-statement.ts';

/** Writes the appointment with its first attendee, or seats one more; undefined when it lost a race. */
export async function bookTime(
  tx: Transaction,
  decided: Decided,
  purpose: Book,
  nowMs: number,
): Promise<string | undefined> {
  const { loaded, candidates, startMinute } = decided;
  const { meetingType, facts } = loaded;
  const { companyId, meetingTypeId } = meetingType;
  const { group, hostIds } = candidates;
  if (group && !group.holdId) {
    const { appointmentId } = group;
    await insertAttendee(tx, { companyId, appointmentId }, purpose.attendee);
    return appointmentId;
  }
  // Others who pay for seats have held the time of the group that begins now.
  if (group?.holdId) await dropHold(tx, { companyId, holdId: group.holdId });
  // Whoever saw the group while its time was held knows it by that id.
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
  if (!(await insertAppointment(tx, appointment, purpose.attendee))) return undefined;
  const [hostId] = hostIds;
  if (hostId && meetingType.calculationMethod === 'anyone' && meetingType.hosts.length > 1) {
    await markAssigned(tx, { companyId, meetingTypeId, hostId, nowMs });
  }
  return appointmentId;
}

function nameOfResource({ loaded, candidates }: Decided): string | null {
  const [taken] = candidates.resourceChannelIds;
  const { resources } = loaded.meetingType;
  return resources.find((row) => row.resourceChannelId === taken)?.name ?? null;
}
