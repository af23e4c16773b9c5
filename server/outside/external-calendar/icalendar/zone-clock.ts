import { offsetMinutesAt, zoneOf } from '#shared/time/zone.ts';

/**
 * How a place counts time. What its wall clock shows is a *local* time: milliseconds since 1970 as if that
 * clock were UTC. Both ways are total: no text of a calendar makes them throw.
 */
export interface ZoneClock {
  /** As Temporal's `compatible`: a time skipped in spring moves on by the gap, of two it is the first. */
  toMs(localMs: number): number;
  toLocalMs(ms: number): number;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const utcClock: ZoneClock = { toMs: (localMs) => localMs, toLocalMs: (ms) => ms };

/** The clock of an IANA zone. Throws a RangeError for a name that is none. */
export function clockOfZone(timeZone: string): ZoneClock {
  const zone = zoneOf(timeZone);
  return clockOf((ms) => offsetMinutesAt(zone, Math.floor(ms / MINUTE_MS)) * MINUTE_MS);
}

/** A clock that is `offsetAt(instant)` milliseconds ahead of UTC. */
export function clockOf(offsetAt: (ms: number) => number): ZoneClock {
  return {
    toLocalMs: (ms) => ms + offsetAt(ms),
    toMs: (localMs) => {
      const before = offsetAt(localMs - DAY_MS);
      const after = offsetAt(localMs + DAY_MS);
      const earlier = localMs - before;
      if (before === after || offsetAt(earlier) === before) return earlier;
      const later = localMs - after;
      return offsetAt(later) === after ? later : earlier;
    },
  };
}
