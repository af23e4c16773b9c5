import { dateOfDay } from '#shared/time/dates.ts';
import { localDay, zoneOf } from '#shared/time/zone.ts';
import { groupByDay } from './group-by-day.ts';

/** Starts under their local dates, both in the order given. The zone decides nothing else. */
export function groupByDate<Start extends { readonly startMinute: number }>(
  starts: readonly Start[],
  timeZone: string,
): { date: string; slots: Start[] }[] {
  const zone = zoneOf(timeZone);
  const byDay = groupByDay(starts, (minute) => localDay(zone, minute));
  return [...byDay].map(([day, slots]) => ({ date: dateOfDay(day), slots }));
}
