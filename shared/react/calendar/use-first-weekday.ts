import { useMemo } from 'react';
import { firstWeekdayOf } from '#shared/time/first-weekday.ts';
import { useReaderLocale } from './use-reader-locale.ts';

/** The weekday (0 is Sunday) that the reader's weeks begin with. */
export function useFirstWeekday(): number {
  const { locale } = useReaderLocale();
  return useMemo(() => firstWeekdayOf(locale), [locale]);
}
