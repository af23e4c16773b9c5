/** Where nothing can be changed any more. */
export type ClosedState = 'past' | 'cancelled' | 'expired';
export type AppointmentState = 'booked' | 'awaits-attendee' | 'awaits-host' | ClosedState;

/** What an appointment's page says of it at an instant (milliseconds of the epoch). */
export function toAppointmentState(
  appointment: {
    readonly isCancelled: boolean;
    readonly end: string;
    readonly attendee?: { readonly isCancelled: boolean };
    /** Who has to confirm it still. */
    readonly awaits?: 'attendee' | 'host' | null;
    /** It was not confirmed in time. */
    readonly isExpired?: boolean;
  },
  nowMs: number,
): AppointmentState {
  if (appointment.isExpired) return 'expired';
  // An attendee of a group may be out of an appointment that goes on without them.
  if (appointment.isCancelled || appointment.attendee?.isCancelled) return 'cancelled';
  if (Date.parse(appointment.end) <= nowMs) return 'past';
  return appointment.awaits ? `awaits-${appointment.awaits}` : 'booked';
}

export function isClosed(state: AppointmentState): state is ClosedState {
  return state === 'past' || state === 'cancelled' || state === 'expired';
}
