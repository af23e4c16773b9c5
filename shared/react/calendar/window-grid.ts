import { addDays, addMonths, monthRange, weekday } from '#shared/time/dates.ts';

/** Seven dates that show the names of the weekdays in order. */
export function weekdayDates(firstWeekday: number): string[] {
  // 2030-09-01 is a Sunday.
  return Array.from({ length: 7 }, (_, index) => addDays('2030-09-01', firstWeekday + index));
}

/**
 * Where a key leads from a date, or undefined for other keys: arrows by day and week, Home and End
 * within the week, PageUp and PageDown by month (to its last day where the month is shorter).
 */
export function dateAfterKey(date: string, key: string, firstWeekday: number): string | undefined {
  const ofWeek = (weekday(date) - firstWeekday + 7) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -ofWeek);
    case 'End':
      return addDays(date, 6 - ofWeek);
    case 'PageUp':
      return sameDayOf(addMonths(date, -1), date);
    case 'PageDown':
      return sameDayOf(addMonths(date, 1), date);
    default:
      return undefined;
  }
}

function sameDayOf(month: string, date: string): string {
  const { last } = monthRange(month);
  const wished = `${month}${date.slice(7)}`;
  return wished > last ? last : wished;
}
