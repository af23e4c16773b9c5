import type { Session } from '#shared/api/session.ts';
import { offersFor, offersForAll } from '../commands/command.ts';
import { appointmentCommands, type CommandedAppointment } from './appointment-commands.ts';

/** What can be done with appointments: with one all that it is for, with several what takes them. */
export function offersOf(appointments: readonly CommandedAppointment[], session: Session) {
  const [first, ...others] = appointments;
  if (first === undefined) return [];
  return others.length === 0
    ? offersFor(appointmentCommands, first, session)
    : offersForAll(appointmentCommands, appointments, session);
}
