import type { Sql } from '#server/platform/db/database.ts';
import {
  findAppointmentOf as findPlaceOf,
  findSeated as findRow,
  type Seat,
  type SeatedAppointment,
} from './store/seat-statement.ts';

export type { Seat, SeatedAppointment };

/** An appointment with its seats, to look at: what decides about a change locks it instead. */
export function findSeated(
  sql: Sql,
  appointmentId: string,
): Promise<SeatedAppointment | undefined> {
  return findRow(sql, appointmentId);
}

/** The appointment that an attendee has their seat in now. */
export function findAppointmentOf(sql: Sql, attendeeId: string): Promise<string | undefined> {
  return findPlaceOf(sql, attendeeId);
}
