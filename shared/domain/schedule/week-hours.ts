import type { LocalRange } from '#shared/domain/availability/types.ts';

/** The hours of one day: ranges `[startMinute, endMinute)` that end by midnight, 1440 at the latest. */
export type DayHours = readonly LocalRange[];
/** Seven days, Sunday first. */
export type WeekHours = readonly DayHours[];

export const DAY_MINUTES = 1440;
/** Ranges a day; nobody needs more, and a bound keeps what is stored small. */
export const MAX_RANGES_A_DAY = 12;
/** Many calendars can store no later end than this; it means the end of the day. */
const LAST_MINUTE = 1439;

/**
 * Hours as they are kept: in order, none empty, and what meets or overlaps is one:
 * `[[720, 840], [540, 720]] → [[540, 840]]`.
 */
export function tidyDay(day: DayHours): DayHours {
  const inOrder = day.filter(([start, end]) => start < end).toSorted(([a], [b]) => a - b);
  const tidy: LocalRange[] = [];
  for (const [start, end] of inOrder) {
    const last = tidy.at(-1);
    if (last && start <= last[1]) tidy[tidy.length - 1] = [last[0], Math.max(last[1], end)];
    else tidy.push([start, end]);
  }
  return tidy;
}

/**
 * A week as it is edited: what goes on past midnight is the next day's from there, 23:59 is the end of
 * the day. Both say the same hours.
 */
export function toWeekHours(stored: readonly (readonly (readonly number[])[])[]): WeekHours {
  const week: LocalRange[][] = Array.from({ length: 7 }, () => []);
  for (const [weekday, day] of stored.entries()) {
    for (const [start = 0, storedEnd = 0] of day) {
      const end = storedEnd === LAST_MINUTE ? DAY_MINUTES : storedEnd;
      const isOvernight = end <= start;
      week[weekday]?.push([start, isOvernight ? DAY_MINUTES : end]);
      if (isOvernight) week[(weekday + 1) % 7]?.push([0, end]);
    }
  }
  return week.map(tidyDay);
}

/** A day as it comes over the wire, whose types know no pairs. */
export function toDayHours(ranges: readonly (readonly number[])[]): DayHours {
  return ranges.map(([start = 0, end = 0]) => [start, end]);
}

/** The same hours from Monday to Friday. */
export function weekdaysFrom(start: number, end: number): WeekHours {
  return Array.from({ length: 7 }, (_, weekday) => (weekday % 6 === 0 ? [] : [[start, end]]));
}

/** The week with other hours on one day. */
export function withDay(week: WeekHours, weekday: number, day: DayHours): WeekHours {
  return week.map((hours, each) => (each === weekday ? day : hours));
}

/** The week with one day's hours on others too. */
export function copyDay(week: WeekHours, from: number, to: readonly number[]): WeekHours {
  const hours = week[from] ?? [];
  return week.map((own, weekday) => (to.includes(weekday) ? hours : own));
}

/** From here on an end before its start is meant for the next day. */
const NOON = 720;

/**
 * A range as somebody types it: `22:00 to 02:00` is the evening of one day and the first hours of the
 * next. Undefined where a range of the morning ends before it begins.
 */
export function toTypedRange([start, end]: LocalRange):
  | { readonly today: LocalRange; readonly tomorrow: number }
  | undefined {
  if (start < end) return { today: [start, end], tomorrow: 0 };
  if (start < NOON || start === DAY_MINUTES) return undefined;
  return { today: [start, DAY_MINUTES], tomorrow: end };
}

/** Which ranges of a day overlap another one; those that only meet do not. */
export function findOverlaps(day: DayHours): readonly number[] {
  const overlaps = (index: number) =>
    day.some(([start, end], other) => {
      const [ownStart = 0, ownEnd = 0] = day[index] ?? [];
      return other !== index && start < ownEnd && ownStart < end;
    });
  return [...day.keys()].filter(overlaps);
}

/** The hours that a day is offered next: a working day, else an hour after the last. Undefined where none is left. */
export function suggestRange(day: DayHours): LocalRange | undefined {
  const last = tidyDay(day).at(-1);
  if (!last) return [540, 1020];
  const start = last[1] + 60;
  return start < DAY_MINUTES ? [start, Math.min(start + 60, DAY_MINUTES)] : undefined;
}

export function countMinutes(day: DayHours): number {
  return tidyDay(day).reduce((sum, [start, end]) => sum + end - start, 0);
}
