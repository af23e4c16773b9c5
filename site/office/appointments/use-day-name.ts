import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { formatWeekday } from '#shared/time/format.ts';
import { useFormats } from '#site/office/formats.tsx';
import { toDayName, toLocalDate } from './to-day-name.ts';

/**
 * The day of an instant as somebody says it: today, tomorrow, yesterday, or its date; in little room
 * `Tue, Nov 24`.
 */
export function useDayName(room: 'much' | 'little' = 'much'): (iso: string) => string {
  const t = useTexts('appointments');
  const { date, moment, language, timeZone } = useFormats();
  return (iso) => {
    const nowMs = Date.now();
    const day = toDayName(iso, nowMs, timeZone);
    if (day) return t(`day.${day}`);
    if (room === 'much') return date(iso);
    return `${formatWeekday(toLocalDate(iso, timeZone), language, 'short')}, ${moment(iso, nowMs)}`;
  };
}
