import type { AppointmentAttendee, AppointmentRow } from './appointment-statement.ts';

/** How full a group is; null for an appointment of one booking alone. */
export function toSeats({
  totalSpots,
  attendees,
}: Pick<AppointmentRow, 'totalSpots'> & {
  readonly attendees: readonly Pick<AppointmentAttendee, 'cancelledMs'>[];
}): { taken: number; total: number } | null {
  if (totalSpots === null) return null;
  const taken = attendees.filter(({ cancelledMs }) => cancelledMs === null).length;
  return { taken, total: totalSpots };
}
