import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useFirstWeekday } from '#shared/react/calendar/use-first-weekday.ts';
import { weekdayDates } from '#shared/react/calendar/window-grid.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { formatWeekday } from '#shared/time/format.ts';
import { formatHours, formatTimeOfDay } from '#shared/time/time-of-day.ts';

const sundayFirst = weekdayDates(0);

/** Days and times of day as the reader knows them. */
export function useHoursWords() {
  const language = useLanguage();
  const clock = useClock();
  const firstWeekday = useFirstWeekday();
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
