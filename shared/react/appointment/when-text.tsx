import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { useClock } from '../calendar/clock-store.ts';
import { visitorTimeZone } from '../visitor-time-zone.ts';
import { toWhen, toZoneName } from './when.ts';

interface WhenTextProps {
  readonly start: string;
  readonly end?: string;
  /** The zone to show; the visitor's own unless given. */
  readonly timeZone?: string;
  /** The zone the attendee booked in, mentioned where it is another. */
  readonly bookedIn?: string;
}

/** Date, time and zone of an appointment, for the person who looks at it. */
export function WhenText({ start, end, timeZone = visitorTimeZone(), bookedIn }: WhenTextProps) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const clock = useClock();
  const when = toWhen({ start, end }, { language, timeZone }, clock);
  if (!when) return <>{start}</>;
  const there =
    bookedIn && bookedIn !== timeZone
      ? toWhen({ start, end }, { language, timeZone: bookedIn }, clock)
      : undefined;
  const differs = there && (there.time !== when.time || there.date !== when.date);
  return (
    <>
      <p className="font-medium">
        <time dateTime={start}>
          {when.date}
          <br />
          {when.time}
        </time>
      </p>
      <p className="text-soft text-sm">{when.zone}</p>
      {differs && (
        <p className="text-soft text-sm">
          {t('bookedIn', { time: there.time, zone: toZoneName(bookedIn ?? '') })}
        </p>
      )}
    </>
  );
}
