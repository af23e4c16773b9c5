import { dateOfDay, toIso } from '#shared/time/dates.ts';
import { groupByDay } from './group-by-day.ts';
import type { UnavailabilityEvent } from './types.ts';

const DAY_MINUTES = 1440;

/** The seats of a group that has begun. */
export interface Seats {
  readonly id: string;
  readonly totalSpots: number;
  readonly takenSpots: number;
}

/** One start of an answer, with the group that has begun there and, where they are told, its reasons. */
export interface AnsweredStart {
  readonly startMinute: number;
  readonly group?: Seats | undefined;
  readonly reasons?: readonly UnavailabilityEvent[] | undefined;
}

/** The contract's reply: starts by local date. */
export interface AvailabilityReply {
  readonly dates: {
    date: string;
    spots: {
      startTime: string;
      appointment?: { id: string; totalSpots: number; takenSpots: number };
      unavailabilityEvents?: UnavailabilityEvent[];
    }[];
  }[];
  readonly earliestAvailableDate: string | null;
  readonly pausedUntil?: string;
}

/** Minutes east of UTC at an instant. */
export type OffsetAt = (minute: number) => number;

/** Starts, the first that can be booked from now on, and until when hosts pause, as a zone's dates. */
export function toAvailability(
  known: {
    readonly starts: readonly AnsweredStart[];
    readonly firstMinute: number | null;
    readonly pausedUntilMinute?: number | undefined;
  },
  offsetAt: OffsetAt,
): AvailabilityReply {
  const dayOf = (minute: number) => Math.floor((minute + offsetAt(minute)) / DAY_MINUTES);
  const toDate = (minute: number) => dateOfDay(dayOf(minute));
  const { starts, firstMinute, pausedUntilMinute } = known;
  return {
    dates: [...groupByDay(starts, dayOf)].map(([day, slots]) => ({
      date: dateOfDay(day),
      spots: slots.map(toSpot),
    })),
    earliestAvailableDate: firstMinute === null ? null : toDate(firstMinute),
    ...(pausedUntilMinute !== undefined && { pausedUntil: toDate(pausedUntilMinute) }),
  };
}

function toSpot({ startMinute, group, reasons }: AnsweredStart) {
  return {
    startTime: toIso(startMinute),
    ...(group && { appointment: { ...group } }),
    ...(reasons && { unavailabilityEvents: [...reasons] }),
  };
}
