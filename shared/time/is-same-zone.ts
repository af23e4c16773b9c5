import { offsetMinutesAt, zoneOf } from './zone.ts';

const HALF_YEAR = 182 * 1440;

/** Whether two zones show the same times, summer and winter: Paris and Berlin do, Lagos does not. */
export function isSameZone(one: string, other: string, nowMinute: number): boolean {
  if (one === other) return true;
  const [zone, next] = [zoneOf(one), zoneOf(other)];
  return [nowMinute, nowMinute + HALF_YEAR].every(
    (minute) => offsetMinutesAt(zone, minute) === offsetMinutesAt(next, minute),
  );
}
