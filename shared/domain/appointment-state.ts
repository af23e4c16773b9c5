export type AppointmentState = 'booked' | 'past' | 'cancelled';

/** What an appointment's page says of it at an instant (milliseconds of the epoch). */
export function toAppointmentState(
  appointment: {
    readonly isCancelled: boolean;
    readonly end: string;
    readonly attendee?: { readonly isCancelled: boolean };
  },
  nowMs: number,
): AppointmentState {
  // An attendee of a group may be out of an appointment that goes on without them.
  if (appointment.isCancelled || appointment.attendee?.isCancelled) return 'cancelled';
  return Date.parse(appointment.end) <= nowMs ? 'past' : 'booked';
}
