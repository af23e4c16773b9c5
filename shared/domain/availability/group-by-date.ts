import { dateOfDay } from '#shared/time/dates.ts';
import { localDay, zoneOf } from '#shared/time/zone.ts';

/** Starts under their local dates, both in the order given. The zone decides nothing else. */
export function groupByDate<Start extends { readonly startMinute: number }>(
  starts: readonly Start[],
  timeZone: string,
): { date: string; slots: Start[] }[] {
  const zone = zoneOf(timeZone);
  const byDay = new Map<number, Start[]>();
  for (const start of starts) {
    const day = localDay(zone, start.startMinute);
    const slots = byDay.get(day);
    if (slots) slots.push(start);
    else byDay.set(day, [start]);
  }
  return [...byDay].map(([day, slots]) => ({ date: dateOfDay(day), slots }));
}
