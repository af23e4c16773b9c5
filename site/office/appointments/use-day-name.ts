import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useFormats } from '#site/office/formats.tsx';
import { toDayName } from './to-day-name.ts';

/** The day of an instant as somebody says it: today, tomorrow, yesterday, or its date. */
export function useDayName(): (iso: string) => string {
  const t = useTexts('appointments');
  const formats = useFormats();
  return (iso) => {
    const day = toDayName(iso, Date.now(), formats.timeZone);
    return day ? t(`day.${day}`) : formats.date(iso);
  };
}
