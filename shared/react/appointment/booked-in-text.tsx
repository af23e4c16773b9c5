import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { useClock } from '../calendar/clock-store.ts';
import { visitorTimeZone } from '../visitor-time-zone.ts';
import { toWhen, toZoneName } from './when.ts';

interface BookedInTextProps {
  readonly start: string;
  readonly end?: string | undefined;
  /** The zone that is shown; the visitor's own unless given. */
  readonly timeZone?: string | undefined;
  /** The zone the attendee booked in. */
  readonly bookedIn: string | undefined;
}

/** The time where it was booked, where that is another than the one that is shown. */
export function BookedInText(props: BookedInTextProps) {
  const { start, end, timeZone = visitorTimeZone(), bookedIn } = props;
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const clock = useClock();
  if (!bookedIn || bookedIn === timeZone) return null;
  const span = { start, ...(end && { end }) };
  const here = toWhen(span, { language, timeZone }, clock);
  const there = toWhen(span, { language, timeZone: bookedIn }, clock);
  if (!there || (there.time === here?.time && there.date === here.date)) return null;
  return (
    <p className="text-soft text-sm">
      {t('bookedIn', { time: there.time, zone: toZoneName(bookedIn) })}
    </p>
  );
}
