import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useClock } from '../calendar/clock-store.ts';
import { Slashed } from '../ui/slashed.tsx';
import { visitorTimeZone } from '../visitor-time-zone.ts';
import { BookedInText } from './booked-in-text.tsx';
import { toWhen } from './when.ts';

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
  const language = useLanguage();
  const clock = useClock();
  const when = toWhen({ start, end }, { language, timeZone }, clock);
  if (!when) return <>{start}</>;
  return (
    <>
      <p className="font-medium">
        <time dateTime={start}>
          {when.date}
          <br />
          {when.time}
        </time>
      </p>
      <p className="text-soft text-sm">
        <Slashed text={when.zone} />
      </p>
      <BookedInText start={start} end={end} timeZone={timeZone} bookedIn={bookedIn} />
    </>
  );
}
