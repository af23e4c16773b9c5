import {
  type Cursor,
  type GridModel,
  SNAP_MINUTES,
  snap,
} from '#shared/domain/calendar/grid-model.ts';
import { placeSpans } from '#shared/domain/calendar/place-spans.ts';
import type { CalendarData, TimedAppointment } from './calendar-data.ts';
import type { Moving } from './judge-move.ts';

const STEP_MINUTES = 30;

/** Where an arrow leads from a place, or from the appointment there; undefined for other keys. */
export function stepCursor(
  { axis, columns }: GridModel,
  { column, place }: Cursor,
  key: string,
  appointment: TimedAppointment | undefined,
): Cursor | undefined {
  const last = axis.lengthMinutes - STEP_MINUTES;
  const day = columns[column]?.day;
  const [block] = day && appointment ? placeSpans(axis, day, [appointment]) : [];
  switch (key) {
    case 'ArrowLeft':
      return { column: column - 1, place };
    case 'ArrowRight':
      return { column: column + 1, place };
    case 'ArrowUp':
      return { column, place: Math.max(0, place - STEP_MINUTES) };
    case 'ArrowDown':
      return { column, place: Math.min(last, block?.to ?? place + STEP_MINUTES) };
    default:
      return undefined;
  }
}

/** The appointment that lies at a place. */
export function findBlock(
  { axis, columns }: GridModel,
  { appointments }: CalendarData,
  { column, place }: Cursor,
): TimedAppointment | undefined {
  const found = columns[column];
  if (!found) return undefined;
  const own = appointments.filter(({ hostIds }) => hostIds.includes(found.hostId));
  return placeSpans(axis, found.day, own).find(
    ({ from, to }) => from < place + SNAP_MINUTES && place < to,
  );
}

/** An arrow takes an appointment a quarter of an hour or a day further, of the same host. */
export function stepMoving(model: GridModel, moving: Moving, key: string): Moving | undefined {
  const { column, place } = moving.to;
  const to = (next: Cursor) => ({ ...moving, to: next });
  switch (key) {
    case 'ArrowUp':
      return to({ column, place: snap(model, place - SNAP_MINUTES) });
    case 'ArrowDown':
      return to({ column, place: snap(model, place + SNAP_MINUTES) });
    case 'ArrowLeft':
    case 'ArrowRight':
      return to({ column: beside(model, column, key === 'ArrowLeft' ? -1 : 1), place });
    default:
      return undefined;
  }
}

function beside({ columns }: GridModel, column: number, by: 1 | -1): number {
  const hostId = columns[column]?.hostId;
  for (let at = column + by; columns[at]; at += by) if (columns[at]?.hostId === hostId) return at;
  return column;
}
