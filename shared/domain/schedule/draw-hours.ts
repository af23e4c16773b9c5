import type { LocalRange } from '#shared/domain/availability/types.ts';
import { DAY_MINUTES, type DayHours } from './week-hours.ts';

/** What a pointer drags keeps to a quarter of an hour; keys go finer. */
const SNAP_MINUTES = 15;
const SHORTEST = 15;

/** What is being drawn in a day. */
export type Stroke =
  /** A new range, from where the pointer came down. */
  | { readonly kind: 'make'; readonly from: number }
  /** A whole range, held so far after its start. */
  | { readonly kind: 'move'; readonly index: number; readonly grip: number }
  | { readonly kind: 'start' | 'end'; readonly index: number };

/** A day as it is while the pointer is at `minute`; what it touches is joined once it is let go. */
export function drawHours(day: DayHours, stroke: Stroke, minute: number): DayHours {
  if (stroke.kind === 'make') {
    const range = madeRange(stroke.from, minute);
    return range ? [...day, range] : day;
  }
  const range = day[stroke.index];
  return range ? day.with(stroke.index, drawnRange(range, stroke, minute)) : day;
}

function drawnRange(
  [start, end]: LocalRange,
  stroke: Exclude<Stroke, { kind: 'make' }>,
  minute: number,
): LocalRange {
  switch (stroke.kind) {
    case 'move':
      return moveRange([start, end], snap(minute - stroke.grip) - start);
    case 'start':
      return [between(snap(minute), 0, end - SHORTEST), end];
    case 'end':
      return [start, between(snap(minute), start + SHORTEST, DAY_MINUTES)];
  }
}

function madeRange(from: number, to: number): LocalRange | undefined {
  const [first, last] = [from, to]
    .map((minute) => between(minute, 0, DAY_MINUTES))
    .toSorted(ascending);
  const start = Math.floor((first ?? 0) / SNAP_MINUTES) * SNAP_MINUTES;
  const end = Math.ceil((last ?? 0) / SNAP_MINUTES) * SNAP_MINUTES;
  return first === last ? undefined : [start, end];
}

/** A range so much later, or earlier, as long as before: it stops at midnight. */
export function moveRange([start, end]: LocalRange, by: number): LocalRange {
  const bounded = between(by, -start, DAY_MINUTES - end);
  return [start + bounded, end + bounded];
}

/** A range that ends so much later, or earlier; it keeps a quarter of an hour. */
export function stretchRange([start, end]: LocalRange, by: number): LocalRange {
  return [start, between(end + by, Math.min(start + SHORTEST, DAY_MINUTES), DAY_MINUTES)];
}

/** The hour that a single tap draws. */
export function tappedHour(minute: number): LocalRange {
  const start = between(Math.floor(minute / 60) * 60, 0, DAY_MINUTES - 60);
  return [start, start + 60];
}

function snap(minute: number): number {
  return Math.round(minute / SNAP_MINUTES) * SNAP_MINUTES;
}

function between(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

function ascending(one: number, other: number): number {
  return one - other;
}
