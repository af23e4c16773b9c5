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

/** The same of an instant as the API writes it; none is an empty field. */
export function isoToWallClock(iso: string | null, timeZone: string): string {
  const minute = iso === null ? undefined : fromIso(iso, 'floor');
  return minute === undefined ? '' : toWallClock(minute, timeZone);
}

/** The other way round; a field that is empty or not complete says none. */
export function wallClockToIso(text: string | null, timeZone: string): string | null {
  const minute = fromWallClock(text ?? '', timeZone);
  return minute === undefined ? null : toIso(minute);
}
