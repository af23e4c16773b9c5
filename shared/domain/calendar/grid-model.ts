import { addDays } from '#shared/time/dates.ts';
import type { Zone } from '#shared/time/zone.ts';
import { type Axis, toAxis, toMinute, toPlace } from './axis.ts';
import { type LocalDay, toLocalDay } from './local-day.ts';

/** A day of one host: what stands beside others. */
export interface Column {
  readonly key: string;
  readonly day: LocalDay;
  readonly hostId: string;
}

export interface GridModel {
  readonly days: readonly LocalDay[];
  readonly axis: Axis;
  readonly columns: readonly Column[];
}

/** A place in the grid: a column, and minutes down its axis. */
export interface Cursor {
  readonly column: number;
  readonly place: number;
}

/** What somebody moves by: a quarter of an hour. */
export const SNAP_MINUTES = 15;

export function toGridModel(
  first: string,
  count: number,
  zone: Zone,
  hostIds: readonly string[],
): GridModel {
  const days = Array.from({ length: count }, (_, index) => toLocalDay(addDays(first, index), zone));
  const columns = days.flatMap((day) =>
    hostIds.map((hostId) => ({ key: `${day.date} ${hostId}`, day, hostId })),
  );
  return { days, axis: toAxis(days), columns };
}

/** The instant of a place. */
export function minuteAt({ axis, columns }: GridModel, { column, place }: Cursor): number {
  const found = columns[column];
  return found ? toMinute(axis, found.day, place) : 0;
}

/** Where an instant is, in a host's column; none where its day is not shown. */
export function cursorAt(model: GridModel, minute: number, hostId?: string): Cursor | undefined {
  const column = model.columns.findIndex(
    ({ day, hostId: whose }) =>
      minute >= day.startMinute &&
      minute < day.endMinute &&
      (hostId === undefined || hostId === whose),
  );
  const found = model.columns[column];
  return found && { column, place: toPlace(model.axis, found.day, minute) };
}

/** A place on the grid of quarters, not beyond the ends. */
export function snap({ axis }: GridModel, place: number): number {
  const quarter = Math.round(place / SNAP_MINUTES) * SNAP_MINUTES;
  return Math.min(Math.max(quarter, 0), axis.lengthMinutes - SNAP_MINUTES);
}
