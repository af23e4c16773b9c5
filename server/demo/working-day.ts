import { weekdayOfDay } from '#shared/time/dates.ts';

/** The n-th Monday to Friday after a day, or before it: `(a Friday, 1) → the Monday`. */
export function workingDay(from: number, days: number): number {
  const step = Math.sign(days);
  let day = from;
  for (let left = Math.abs(days); left > 0; ) {
    day += step;
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

function isWorkingDay(day: number): boolean {
  const weekday = weekdayOfDay(day);
  return weekday !== 0 && weekday !== 6;
}
