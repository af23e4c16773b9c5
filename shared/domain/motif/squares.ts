import { addDays, dateOfDay, dayOfDate, monthRange, weekdayOfDay } from '#shared/time/dates.ts';

/** The motif: a day as a square, a row a week. */
export interface Square {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** How far it is filled, from 0 to 1. */
  readonly fill: number;
  /** The one day that is meant. */
  readonly isLit: boolean;
  /** Of a neighbouring month, or before the first day: it keeps its place and is not drawn. */
  readonly isOutside: boolean;
}

export type Weeks = readonly (readonly Square[])[];

/** How far each day is filled, by date; a day without is empty. */
type Fills = ReadonlyMap<string, number>;

const NONE: Fills = new Map();

/** The whole weeks of a day's month, with that day lit; `firstWeekday` is 0 for Sunday. */
export function litMonth(date: string, firstWeekday: number): Weeks {
  const { first, last } = monthRange(date);
  const start = weekStart(first, firstWeekday);
  const count = Math.ceil((dayOfDate(last) + 1 - dayOfDate(start)) / 7);
  const isOutside = (day: string) => day < first || day > last;
  return rowsFrom(start, count, (day) => ({
    date: day,
    fill: 0,
    isLit: day === date,
    isOutside: isOutside(day),
  }));
}

/** Weeks that begin with a day's own, five if nothing else is said; days before it are outside. */
export function weeksFrom(
  today: string,
  firstWeekday: number,
  { weeks = 5, fills = NONE }: { readonly weeks?: number; readonly fills?: Fills } = {},
): Weeks {
  return rowsFrom(weekStart(today, firstWeekday), weeks, (date) => ({
    date,
    fill: Math.min(1, Math.max(0, fills.get(date) ?? 0)),
    isLit: false,
    isOutside: date < today,
  }));
}

function rowsFrom(start: string, weeks: number, toSquare: (date: string) => Square): Weeks {
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => toSquare(addDays(start, week * 7 + day))),
  );
}

function weekStart(date: string, firstWeekday: number): string {
  const day = dayOfDate(date);
  return dateOfDay(day - ((weekdayOfDay(day) - firstWeekday + 7) % 7));
}
