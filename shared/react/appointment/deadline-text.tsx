import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { useClock } from '../calendar/clock-store.ts';
import { visitorTimeZone } from '../visitor-zone.ts';
import { toWhen } from './when.ts';

/** Until when a provisional booking holds its time, in the reader's own zone. */
export function DeadlineText({ heldUntil }: { readonly heldUntil: string }) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const clock = useClock();
  const until = toWhen({ start: heldUntil }, { language, timeZone: visitorTimeZone() }, clock);
  if (!until) return null;
  return (
    <p className="mt-4 text-soft text-sm">
      {t('heldUntil', { date: until.date, time: until.time })}
    </p>
  );
}
