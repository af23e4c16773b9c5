import type { Sql } from '#server/platform/db/database.ts';
import { findShifted, keepWallClock, type ZoneChange } from '#shared/time/shifted-times.ts';
import { type BookedInZone, listBookedIn } from './zones-statement.ts';

/** An appointment with one of its hosts, and when it would be by the clock that they meant. */
export interface ShiftedAppointment extends BookedInZone {
  readonly keptStartMinute: number;
}

/** Coming appointments at which the clocks of their hosts show another time by the present data of a zone. */
export async function findShiftedAppointments(
  sql: Sql,
  {
    timeZone,
    nowMinute,
    ...change
  }: ZoneChange & {
    readonly timeZone: string;
    readonly nowMinute: number;
  },
): Promise<ShiftedAppointment[]> {
  const spans = findShifted(change, nowMinute);
  if (spans.length === 0) return [];
  const booked = await listBookedIn(sql, timeZone, spans);
  return booked
    .map((each) => ({ ...each, keptStartMinute: keepWallClock(change, each.startMinute) }))
    .filter(({ keptStartMinute }) => keptStartMinute > nowMinute);
}
