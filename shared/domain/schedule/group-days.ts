import { type DayHours, tidyDay, type WeekHours } from './week-hours.ts';

/** Days in a row that have the same hours. */
export interface DayGroup {
  readonly first: number;
  readonly last: number;
  readonly hours: DayHours;
}

/** A week as it is said: `Monday to Friday 9 to 5`. Days without hours are left out. */
export function groupDays(week: WeekHours, firstWeekday: number): readonly DayGroup[] {
  const groups: DayGroup[] = [];
  for (let step = 0; step < 7; step += 1) {
    const weekday = (firstWeekday + step) % 7;
    const hours = tidyDay(week[weekday] ?? []);
    const before = groups.at(-1);
    const isNext = before !== undefined && (before.last + 1) % 7 === weekday;
    if (isNext && isSameDay(before.hours, hours)) {
      groups[groups.length - 1] = { ...before, last: weekday };
    } else groups.push({ first: weekday, last: weekday, hours });
  }
  return groups.filter(({ hours }) => hours.length > 0);
}

export function isSameDay(one: DayHours, other: DayHours): boolean {
  return String(one) === String(other);
}
