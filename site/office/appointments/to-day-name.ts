import { dateOfDay, fromIso } from '#shared/time/dates.ts';
import { localDay, zoneOf } from '#shared/time/zone.ts';

export type DayName = 'today' | 'tomorrow' | 'yesterday';
const names: Readonly<Record<number, DayName>> = { 0: 'today', 1: 'tomorrow', [-1]: 'yesterday' };

/** How far the day of an instant is from the reader's own, where there is a word for it. */
export function toDayName(iso: string, nowMs: number, timeZone: string): DayName | undefined {
  const zone = zoneOf(timeZone);
  const minute = fromIso(iso, 'floor');
  if (minute === undefined) return undefined;
  return names[localDay(zone, minute) - localDay(zone, Math.floor(nowMs / 60_000))];
}

/** The date of an instant where the reader is: `2030-05-24`. */
export function toLocalDate(iso: string, timeZone: string): string {
  return dateOfDay(localDay(zoneOf(timeZone), fromIso(iso, 'floor') ?? 0));
}
