import type { AppointmentSnapshot } from '#server/platform/kernel/events.ts';
import type { AppointmentAttendee, AppointmentRow } from './appointment-statement.ts';

/**
 * The appointment as it stood at a snapshot: names and texts as they are now, times, place, hosts and
 * seats as they were. `row` has been loaded with the snapshot's people; those who were erased since
 * are missing.
 */
export function asOf(row: AppointmentRow, snapshot: AppointmentSnapshot): AppointmentRow {
  const { seats, hostIds, location, ...stood } = snapshot;
  return {
    ...row,
    ...stood,
    location: location ?? row.location,
    hosts: row.hosts.filter(({ id }) => hostIds.includes(id)),
    attendees: seats.flatMap(({ attendeeId, state }) => {
      const attendee = row.attendees.find(({ id }) => id === attendeeId);
      if (!attendee) return [];
      return state === 'active' ? stillThere(attendee) : attendee;
    }),
  };
}

/** Before they cancelled, if they have. */
export function stillThere(attendee: AppointmentAttendee): AppointmentAttendee {
  return { ...attendee, cancelledMs: null, cancelReason: null };
}
