import type { LoadedCalendar } from '#server/time/calendar/load-calendar.ts';
import { toSpans } from '#server/time/calendar/to-spans.ts';
import { clip, mergeAll } from '#shared/domain/availability/intervals.ts';
import { type LocalDay, toLocalDay } from '#shared/domain/calendar/local-day.ts';
import { summarizeDay } from '#shared/domain/calendar/summarize-day.ts';
import { addDays, dateOfDay } from '#shared/time/dates.ts';
import { localDay, type Zone } from '#shared/time/zone.ts';

const DASHBOARD_DAYS = 14;

/** Today and the days after it, where the reader is. */
export function daysFrom(nowMinute: number, zone: Zone): readonly [LocalDay, ...LocalDay[]] {
  const today = dateOfDay(localDay(zone, nowMinute));
  const later = Array.from({ length: DASHBOARD_DAYS - 1 }, (_, index) =>
    toLocalDay(addDays(today, index + 1), zone),
  );
  return [toLocalDay(today, zone), ...later];
}

/** How full each day of one host is. */
export function describeDays({ hosts, appointments }: LoadedCalendar, days: readonly LocalDay[]) {
  const [host] = hosts;
  const busy = (host?.busy ?? []).flatMap(({ startMinute, endMinute }) => [startMinute, endMinute]);
  const meetings = appointments.flatMap(({ takenFrom, takenUntil }) => [takenFrom, takenUntil]);
  const taken = mergeAll([...busy, ...meetings]);
  return days.map((day) => ({
    date: day.date,
    ...summarizeDay(day, { hours: host?.hours ?? [], taken }),
    appointments: appointments.filter((each) => isOn(day, each.startMinute)).length,
  }));
}

export function isOn({ startMinute, endMinute }: LocalDay, minute: number): boolean {
  return minute >= startMinute && minute < endMinute;
}

/** The hours of one host on a day, and what takes their time beside appointments. */
export function describeHours({ hosts }: LoadedCalendar, { startMinute, endMinute }: LocalDay) {
  const [host] = hosts;
  const busy = mergeAll((host?.busy ?? []).flatMap((each) => [each.startMinute, each.endMinute]));
  return {
    hours: toSpans(clip(host?.hours ?? [], startMinute, endMinute)),
    busy: toSpans(clip(busy, startMinute, endMinute)),
  };
}
