import { addDays, compareDates } from '#shared/time/dates.ts';
import { isSameDay } from './group-days.ts';
import type { DayHours } from './week-hours.ts';

/** Dates that have other hours than their weekday, or none. */
export type DateHours = Readonly<Record<string, DayHours>>;

/** Most dates that one change is about: a year. */
export const MAX_DATES_AT_ONCE = 366;
/** Most dates with other hours that a schedule keeps. */
export const MAX_DATES = 1_500;

/** Dates in a row with the same hours; both ends are of it. */
export interface DateRun {
  readonly from: string;
  readonly to: string;
  readonly hours: DayHours;
}

/** `{ 24 Dec: [], 25 Dec: [] } → one run from the 24th to the 25th`, in order. */
export function groupDates(dates: DateHours): readonly DateRun[] {
  const runs: DateRun[] = [];
  for (const date of Object.keys(dates).toSorted(compareDates)) {
    const hours = dates[date] ?? [];
    const before = runs.at(-1);
    if (before && addDays(before.to, 1) === date && isSameDay(before.hours, hours)) {
      runs[runs.length - 1] = { ...before, to: date };
    } else runs.push({ from: date, to: date, hours });
  }
  return runs;
}

/** Every date from one to another, both of it: at most a year's. */
export function datesBetween(from: string, to: string): readonly string[] {
  const dates: string[] = [];
  for (let date = from; date <= to && dates.length < MAX_DATES_AT_ONCE; date = addDays(date, 1)) {
    dates.push(date);
  }
  return dates;
}
