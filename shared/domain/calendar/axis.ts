import type { LocalDay } from './local-day.ts';

const DAY_MINUTES = 1440;

/**
 * The hours of days that stand side by side. An hour that one of them has twice has two places, of
 * which the others leave the second empty; one that a day does not have stays empty there.
 */
export interface Axis {
  readonly lengthMinutes: number;
  /** What the wall clock shows twice, in minutes after midnight; its second place follows its first. */
  readonly repeated: { readonly from: number; readonly to: number } | undefined;
}

/** A part of a day on the axis, without a gap. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  /** The instant at `from`, in epoch minutes. */
  readonly startMinute: number;
}

export function toAxis(days: readonly LocalDay[]): Axis {
  const [repeated] = days.flatMap((day) => findRepeated(day) ?? []);
  return { lengthMinutes: DAY_MINUTES + (repeated ? repeated.to - repeated.from : 0), repeated };
}

function findRepeated({ pieces }: LocalDay): Axis['repeated'] {
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1];
    const to = piece.localMinute + piece.endMinute - piece.startMinute;
    if (next && next.localMinute < to) return { from: next.localMinute, to };
  }
  return undefined;
}

/** Where a day lies on the axis. */
export function stretchesOf({ repeated }: Axis, day: LocalDay): Stretch[] {
  const isRepeating = findRepeated(day) !== undefined;
  const extra = repeated ? repeated.to - repeated.from : 0;
  return day.pieces.flatMap(({ startMinute, endMinute, localMinute }, index) => {
    const to = localMinute + endMinute - startMinute;
    const whole = { from: localMinute, to, startMinute };
    if (!repeated) return [whole];
    if (isRepeating) return [index === 0 ? whole : moved(whole, extra)];
    const cut = repeated.to;
    const before = { ...whole, to: Math.min(to, cut) };
    const after = { from: Math.max(localMinute, cut), to, startMinute };
    const late = moved({ ...after, startMinute: startMinute + after.from - localMinute }, extra);
    return [before, late].filter((stretch) => stretch.from < stretch.to);
  });
}

function moved({ from, to, startMinute }: Stretch, by: number): Stretch {
  return { from: from + by, to: to + by, startMinute };
}

/** What of the axis a day does not have. */
export function gapsOf(
  axis: Axis,
  day: LocalDay,
): { readonly from: number; readonly to: number }[] {
  const gaps: { from: number; to: number }[] = [];
  let at = 0;
  for (const { from, to } of stretchesOf(axis, day)) {
    if (from > at) gaps.push({ from: at, to: from });
    at = to;
  }
  if (at < axis.lengthMinutes) gaps.push({ from: at, to: axis.lengthMinutes });
  return gaps;
}

/** Where an instant of the day begins on the axis; what is outside the day is at its edge. */
export function toPlace(axis: Axis, day: LocalDay, minute: number): number {
  const stretches = stretchesOf(axis, day);
  const found = stretches.findLast(({ startMinute }) => startMinute <= minute) ?? stretches[0];
  if (!found) return 0;
  const place = found.from + minute - found.startMinute;
  return Math.min(Math.max(place, found.from), found.to);
}

/** Where something that ends at an instant of the day ends on the axis. */
export function toEndPlace(axis: Axis, day: LocalDay, minute: number): number {
  const stretches = stretchesOf(axis, day);
  const found = stretches.findLast(({ startMinute }) => startMinute < minute) ?? stretches[0];
  if (!found) return 0;
  const place = found.from + minute - found.startMinute;
  return Math.min(Math.max(place, found.from), found.to);
}

/** The instant at a place: in a gap, the one that the clock shows next. */
export function toMinute(axis: Axis, day: LocalDay, place: number): number {
  for (const { from, to, startMinute } of stretchesOf(axis, day)) {
    if (place < to) return startMinute + Math.max(0, place - from);
  }
  return day.endMinute;
}

/** A line of the axis: a full hour, by what the clock shows. */
interface HourLine {
  readonly place: number;
  readonly hour: number;
  /** The same hour once more. */
  readonly isAgain: boolean;
}

export function hourLines({ repeated }: Axis): HourLine[] {
  const extra = repeated ? repeated.to - repeated.from : 0;
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const once = hours.map((hour) => ({
    place: hour * 60 + (repeated && hour * 60 >= repeated.to ? extra : 0),
    hour,
    isAgain: false,
  }));
  const again = hours
    .filter((hour) => repeated && hour * 60 >= repeated.from && hour * 60 < repeated.to)
    .map((hour) => ({ place: hour * 60 + extra, hour, isAgain: true }));
  return [...once, ...again].sort((a, b) => a.place - b.place);
}
