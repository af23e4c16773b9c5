import type { Transaction } from '#server/platform/db/database.ts';
import { findMeetingLink } from '#server/time/availability/meeting-link.ts';
import { type Decided, type Move, type MoveSeat, toTakenTime } from './purpose.ts';
import { dropHold } from './store/hold-statement.ts';
import { copyAppointment, moveAppointment, moveAttendee } from './store/take-time-statement.ts';

/** Gives the appointment its new time; undefined when it lost a race. */
export async function moveWhole(
  tx: Transaction,
  decided: Decided,
  { appointment: { appointmentId } }: Move,
): Promise<string | undefined> {
  const { startMinute } = decided;
  const isMoved = await moveAppointment(tx, {
    ...toTakenTime(decided),
    appointmentId,
    startMinute,
  });
  return isMoved ? appointmentId : undefined;
}

/** Seats the attendee elsewhere; what they leave is for `leaveSeat`. Undefined when it lost a race. */
export async function moveSeat(
  tx: Transaction,
  decided: Decided,
  { attendeeId, appointment, appointmentId: newAppointmentId }: MoveSeat,
): Promise<string | undefined> {
  const { loaded, candidates, startMinute } = decided;
  const { meetingType } = loaded;
  const { companyId } = meetingType;
  const { group, hostIds } = candidates;
  if (group && !group.holdId) {
    const { appointmentId } = group;
    if (appointmentId === appointment.appointmentId) return appointmentId;
    await moveAttendee(tx, { companyId, attendeeId, appointmentId });
    return appointmentId;
  }
  const appointmentId = group?.holdId ?? newAppointmentId;
  if (group?.holdId) await dropHold(tx, { companyId, holdId: group.holdId });
  const isOpened = await copyAppointment(tx, {
    ...toTakenTime(decided),
    fromAppointmentId: appointment.appointmentId,
    appointmentId,
    attendeeId,
    startMinute,
    meetingLink: findMeetingLink(meetingType, appointment.channel, hostIds),
  });
  return isOpened ? appointmentId : undefined;
}
