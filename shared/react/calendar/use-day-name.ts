import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { addDays } from '#shared/time/dates.ts';
import { formatWeekday } from '#shared/time/format.ts';

/** What a day of the coming week is called; undefined for a later one. */
export function useDayName(date: string, today: string): string | undefined {
  const { t, language } = useTranslation('booking');
  if (date === today) return t('next.today');
  if (date === addDays(today, 1)) return t('next.tomorrow');
  return date < addDays(today, 7) ? formatWeekday(date, language, 'short') : undefined;
}
