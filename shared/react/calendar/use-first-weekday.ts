import { useMemo } from 'react';
import { firstWeekdayOf } from '#shared/time/first-weekday.ts';
import { useReaderLocale } from './use-reader-locale.ts';
import { useChosenWeekday } from './week-start-store.ts';

/** The weekday (0 is Sunday) that the reader's weeks begin with: as they say, else as their language has it. */
export function useFirstWeekday(): number {
  const { locale } = useReaderLocale();
  const chosen = useChosenWeekday();
  return useMemo(() => chosen ?? firstWeekdayOf(locale), [chosen, locale]);
}
