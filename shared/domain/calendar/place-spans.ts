import { type Axis, toEndPlace, toPlace } from './axis.ts';
import { type Lane, layOutLanes } from './lay-out-lanes.ts';
import type { LocalDay } from './local-day.ts';

/** Epoch minutes. */
export interface Span {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** Where something lies on the axis. */
interface Placed {
  readonly from: number;
  readonly to: number;
}

/** What of some spans lies on a day, and where. */
export function placeSpans<Item extends Span>(
  axis: Axis,
  day: LocalDay,
  items: readonly Item[],
): readonly (Item & Placed)[] {
  return items
    .filter(
      ({ startMinute, endMinute }) => startMinute < day.endMinute && endMinute > day.startMinute,
    )
    .map((item) => ({
      ...item,
      from: toPlace(axis, day, item.startMinute),
      to: toEndPlace(axis, day, item.endMinute),
    }));
}

/** The same, beside each other where they overlap. What is short is as high as can be read. */
export function placeBlocks<Item extends Span>(
  axis: Axis,
  day: LocalDay,
  items: readonly Item[],
  minHeight: number,
): readonly (Item & Placed & Lane)[] {
  const placed = placeSpans(axis, day, items).map((item) => ({
    ...item,
    to: Math.max(item.to, Math.min(item.from + minHeight, axis.lengthMinutes)),
  }));
  const lanes = layOutLanes(placed);
  return placed.map((item, index) => ({ ...item, ...(lanes[index] ?? { lane: 0, lanes: 1 }) }));
}
