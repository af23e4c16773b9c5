import type { Sql } from '#server/platform/db/database.ts';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import { toIso } from '#shared/time/dates.ts';
import type { AppointmentAttendee, AppointmentRow } from './appointment-statement.ts';
import { findLastMove } from './store.ts';

/** What an attendee's page says has happened: that it moved, that it was cancelled and why. */
export async function loadPastChanges(
  sql: Sql,
  row: AppointmentRow,
  attendee: AppointmentAttendee,
): Promise<Pick<PublicAppointment, 'moved' | 'cancellation'>> {
  return { moved: await loadMoved(sql, row, attendee), cancellation: toCancellation(attendee) };
}

async function loadMoved(
  sql: Sql,
  { companyId, id: appointmentId, startMinute, hosts }: AppointmentRow,
  { id: attendeeId }: AppointmentAttendee,
): Promise<PublicAppointment['moved']> {
  const move = await findLastMove(sql, { companyId, appointmentId, attendeeId });
  if (move?.change.kind !== 'moved' || move.change.fromIso === toIso(startMinute)) return null;
  const { at, by, byHostId, change } = move;
  // Who else of the company did it is nobody whom the attendee meets.
  const host = hosts.find(({ id }) => id === byHostId);
  const byName = host ? `${host.firstname} ${host.lastname}`.trim() : null;
  return { fromIso: change.fromIso, at: at.toISOString(), by, byName };
}

function toCancellation({
  cancelledMs,
  cancelReason,
  cancelledBy,
}: AppointmentAttendee): PublicAppointment['cancellation'] {
  if (cancelledMs === null) return null;
  const at = new Date(cancelledMs).toISOString();
  return { at, by: cancelledBy ?? 'nobody', reason: cancelReason };
}
