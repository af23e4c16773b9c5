import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { useClock } from '../calendar/clock-store.ts';
import { visitorTimeZone } from '../visitor-time-zone.ts';
import { toWhen } from './when.ts';

interface DeadlineTextProps {
  readonly untilIso: string;
  /** What happens then. */
  readonly textKey: 'heldUntil' | 'policy.until' | 'policy.over';
  readonly className?: string;
}

/** A sentence about a date and a time, in the reader's own zone. */
export function DeadlineText({ untilIso, textKey, className = '' }: DeadlineTextProps) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const clock = useClock();
  const until = toWhen({ start: untilIso }, { language, timeZone: visitorTimeZone() }, clock);
  if (!until) return null;
  return (
    <p className={`text-soft text-sm ${className}`}>
      {t(textKey, { date: until.date, time: until.time })}
    </p>
  );
}
