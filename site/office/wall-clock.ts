import { fromIso, toIso } from '#shared/time/dates.ts';
import { toInstant, toLocalMinute, zoneOf } from '#shared/time/zone.ts';

/** What a field for date and time holds: `2030-05-24T15:30` where somebody is. */
export function toWallClock(minute: number, timeZone: string): string {
  return toIso(toLocalMinute(zoneOf(timeZone), minute)).slice(0, 16);
}

/** The instant of it; undefined while it is not complete. */
export function fromWallClock(text: string, timeZone: string): number | undefined {
  const local = fromIso(`${text.slice(0, 16)}:00Z`);
  return local === undefined ? undefined : toInstant(zoneOf(timeZone), local);
}
