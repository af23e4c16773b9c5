import { type Merged, mergeAll } from '#shared/domain/availability/intervals.ts';
import type { HostFacts, LocalRange } from '#shared/domain/availability/types.ts';
import { dayOfDate, weekdayOfDay } from '#shared/time/dates.ts';
import { localDay, offsetMinutesAt, steadyUntil, toInstant, type Zone } from '#shared/time/zone.ts';

const DAY_MINUTES = 1440;
/** Many calendars can store no later end than this; it means the end of the day. */
const LAST_MINUTE = 1439;

/**
 * A host's working hours, merged, on every local date that can touch `[from, to)`: whole ranges,
 * not cut at the ends. A range that crosses midnight belongs to the date it starts on, so an
 * override replaces it together with that date and with no other.
 */
export function workingHours(
  host: Pick<HostFacts, 'weekly' | 'overrides'>,
  zone: Zone,
  from: number,
  to: number,
): Merged {
  const overrides = overridesByDay(host);
  const lastDay = localDay(zone, to);
  const windows: number[] = [];
  let steadyFrom = Number.POSITIVE_INFINITY;
  let steadyTo = Number.NEGATIVE_INFINITY;
  let offset = 0;
  for (let day = localDay(zone, from) - 1; day <= lastDay; day += 1) {
    const ranges = overrides?.get(day) ?? host.weekly[weekdayOfDay(day)] ?? [];
    if (ranges.length === 0) continue;
    const midnight = day * DAY_MINUTES;
    // Far from a change of offset a wall clock is plain arithmetic; near one, it is asked.
    if (!(midnight >= steadyFrom && midnight + 2 * DAY_MINUTES <= steadyTo)) {
      const probe = midnight - DAY_MINUTES;
      offset = offsetMinutesAt(zone, probe);
      steadyFrom = midnight;
      steadyTo = steadyUntil(zone, probe) - DAY_MINUTES;
    }
    const isSteady = midnight + 2 * DAY_MINUTES <= steadyTo;
    for (const [start, rawEnd] of ranges) {
      const end = endOfRange(start, rawEnd);
      if (isSteady) windows.push(midnight + start - offset, midnight + end - offset);
      else windows.push(toInstant(zone, midnight + start), toInstant(zone, midnight + end));
    }
  }
  return isMerged(windows) ? windows : mergeAll(windows);
}

/** `[22:00, 02:00]` ends on the next day; 23:59 is 24:00. */
function endOfRange(start: number, end: number): number {
  if (end === LAST_MINUTE) return DAY_MINUTES;
  return end <= start ? end + DAY_MINUTES : end;
}

function overridesByDay(
  host: Pick<HostFacts, 'overrides'>,
): Map<number, readonly LocalRange[]> | undefined {
  let byDay: Map<number, readonly LocalRange[]> | undefined;
  for (const date in host.overrides) {
    byDay ??= new Map();
    byDay.set(dayOfDate(date), host.overrides[date] ?? []);
  }
  return byDay;
}

function isMerged(windows: readonly number[]): boolean {
  for (let at = 1; at < windows.length; at += 1) {
    if ((windows[at] ?? 0) <= (windows[at - 1] ?? 0)) return false;
  }
  return true;
}
