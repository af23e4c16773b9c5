import type { Period } from '#shared/domain/availability/limited-periods.ts';
import type { Limit } from '#shared/domain/availability/types.ts';
import { localDay, type Zone } from '#shared/time/zone.ts';

/** What counts towards one limit, by its periods of a host's calendar. */
interface Tally {
  /** Whether one more meeting of so many minutes would pass the limit. */
  isPassedOn(day: number, moreMinutes: number): boolean;
  /** Whether nothing more fits, however short. */
  isReachedOn(day: number): boolean;
}

/** Adds up `counted`: start minute and duration of each, flattened in pairs. */
export function tallyOf(
  period: Period,
  limit: Limit,
  counted: readonly number[],
  zone: Zone,
): Tally {
  const counts = new Map<number, number>();
  const minutes = new Map<number, number>();
  for (let at = 0; at + 1 < counted.length; at += 2) {
    const key = period.firstDay(localDay(zone, counted[at] ?? 0));
    counts.set(key, (counts.get(key) ?? 0) + 1);
    minutes.set(key, (minutes.get(key) ?? 0) + (counted[at + 1] ?? 0));
  }
  const { count: mostCount = Infinity, minutes: mostMinutes = Infinity } = limit;
  const countOn = (day: number) => counts.get(period.firstDay(day)) ?? 0;
  const minutesOn = (day: number) => minutes.get(period.firstDay(day)) ?? 0;
  return {
    isPassedOn: (day, moreMinutes) =>
      countOn(day) + 1 > mostCount || minutesOn(day) + moreMinutes > mostMinutes,
    isReachedOn: (day) => countOn(day) >= mostCount || minutesOn(day) >= mostMinutes,
  };
}
