import { addDays, addMonths, monthRange, weekday } from '#shared/time/dates.ts';

/** The weeks of a month, seven cells each; a cell of a neighbouring month is empty. */
export function monthWeeks(month: string, firstWeekday: number): (string | undefined)[][] {
  const { first, last } = monthRange(month);
  const weeks: (string | undefined)[][] = [];
  let date = addDays(first, -((weekday(first) - firstWeekday + 7) % 7));
  while (date <= last) {
    const week = Array.from({ length: 7 }, (_, index) => addDays(date, index));
    weeks.push(week.map((day) => (day >= first && day <= last ? day : undefined)));
    date = addDays(date, 7);
  }
  return weeks;
}

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

/** The weekday (0 is Sunday) that weeks begin with where the reader lives. */
export function firstWeekdayOf(locale: string): number {
  const info = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const firstDay = (info.getWeekInfo?.() ?? info.weekInfo)?.firstDay;
  if (firstDay !== undefined) return firstDay % 7;
  return info.language === 'en' && info.region !== 'GB' ? 0 : 1;
}
