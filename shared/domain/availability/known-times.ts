import type { MinuteRange } from './load-range.ts';
import {
  type AvailabilityReply,
  type OffsetAt,
  type Seats,
  toAvailability,
} from './to-availability.ts';

/**
 * All that can be booked of one meeting in some weeks, whatever the zone of whoever looks: a filled page
 * carries it. The times of the meeting's shortest duration and, where the page is one host's, theirs.
 */
export interface KnownTimes {
  /** The days that are known: every start in `[fromMinute, untilMinute)`, none of them past. */
  readonly fromMinute: number;
  readonly untilMinute: number;
  readonly durationMinutes: number;
  readonly hostId?: string;
  /** The first in epoch minutes, each other as its distance from the one before: `[31563360, 30, 30]`. */
  readonly starts: readonly number[];
  /** Groups that have begun and have a seat left. */
  readonly groups?: readonly (Seats & { readonly startMinute: number })[];
  /** The first start that can be booked, perhaps after `untilMinute`; null where there is none. */
  readonly firstMinute: number | null;
  readonly pausedUntilMinute?: number;
}

/** `[100, 130, 190]` → `[100, 30, 60]`. */
export function toDistances(minutes: readonly number[]): number[] {
  return minutes.map((minute, index) => minute - (minutes[index - 1] ?? 0));
}

/** `[100, 30, 60]` → `[100, 130, 190]`. */
export function fromDistances(distances: readonly number[]): number[] {
  let minute = 0;
  return distances.map((distance) => {
    minute += distance;
    return minute;
  });
}

/**
 * What the API answers of a range whose end is known; what is before the known days has passed. For many
 * ranges of one zone a table of its offsets is made once (`toOffsetTable`).
 */
export function answerFromKnown(
  known: KnownTimes,
  { startMinute, endMinute }: MinuteRange,
  offsetAt: OffsetAt,
): AvailabilityReply {
  const groups = new Map(known.groups?.map(({ startMinute: at, ...seats }) => [at, seats]));
  const starts = fromDistances(known.starts)
    .filter((minute) => minute >= startMinute && minute < endMinute)
    .map((minute) => ({ startMinute: minute, group: groups.get(minute) }));
  return toAvailability({ ...known, starts }, offsetAt);
}
