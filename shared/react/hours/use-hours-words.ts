import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useReaderLocale } from '#shared/react/calendar/use-reader-locale.ts';
import { weekdayDates } from '#shared/react/calendar/window-grid.ts';
import { firstWeekdayOf } from '#shared/time/first-weekday.ts';
import { formatWeekday } from '#shared/time/format.ts';
import { formatHours, formatTimeOfDay } from '#shared/time/time-of-day.ts';

const sundayFirst = weekdayDates(0);

/** Days and times of day as the reader knows them. */
export function useHoursWords() {
  const { language, locale } = useReaderLocale();
  const clock = useClock();
  const firstWeekday = firstWeekdayOf(locale);
  return {
    /** The weekdays in the reader's order; 0 is Sunday. */
    weekdays: Array.from({ length: 7 }, (_, index) => (firstWeekday + index) % 7),
    firstWeekday,
    toDay: (weekday: number, width: 'long' | 'short' | 'narrow' = 'long') =>
      formatWeekday(sundayFirst[weekday] ?? '', language, width),
    toTime: (minute: number) => formatTimeOfDay(minute, language, clock),
    toHours: (range: readonly [number, number]) => formatHours(range, language, clock),
  } as const;
}
