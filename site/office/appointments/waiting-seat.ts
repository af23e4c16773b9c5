import type { CommandedAppointment } from './appointment-commands.ts';

/** Somebody who waits for a host's word. */
export interface WaitingSeat {
  readonly appointmentId: string;
  readonly attendeeId: string;
  readonly who: string;
}

/** All who wait for it in appointments. */
export function toWaitingSeats(
  appointments: readonly Pick<CommandedAppointment, 'id' | 'waiting'>[],
): WaitingSeat[] {
  return appointments.flatMap(({ id, waiting }) =>
    waiting.map((each) => ({
      ...{ appointmentId: id, attendeeId: each.id },
      who: each.name || each.email,
    })),
  );
}
