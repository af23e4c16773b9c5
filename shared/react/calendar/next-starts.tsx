import { useId } from 'react';
import { NEXT_STARTS, type NextStart } from '#shared/domain/booking/next-starts.ts';
import type { Clash } from '#shared/domain/overlay/to-clash.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { dayOfDate, fromIso } from '#shared/time/dates.ts';
import { formatDayShort, formatTime } from '#shared/time/format.ts';
import { ClashNote } from './clash-note.tsx';
import { useClock } from './clock-store.ts';
import { type HostClock, isSameClock } from './host-time.tsx';
import { SlotButton } from './slot-button.tsx';
import type { ListedSpot } from './slot-list.tsx';
import { useDayName } from './use-day-name.ts';

interface NextStartsProps<S extends ListedSpot> {
  /** Undefined while nobody knows. */
  readonly starts: readonly NextStart<S>[] | undefined;
  /** Local date. */
  readonly today: string;
  readonly timeZone: string;
  readonly selectedStart: string | undefined;
  /** Whose clock may show another time. */
  readonly host?: HostClock | undefined;
  /** Where the visitor has something else: it can be picked all the same. */
  readonly clash?: Clash | undefined;
  readonly onPick: (spot: S) => void;
}

/** The next free starts, each with its day: for those who would take any. */
export function NextStarts<S extends ListedSpot>(props: NextStartsProps<S>) {
  const { t } = useTranslation('booking');
  const titleId = useId();
  const clashId = useId();
  const { starts, today, host, timeZone } = props;
  const noon = dayOfDate(today) * 1440 + 720;
  const room = host && !isSameClock(noon, timeZone, host.timeZone) ? 'h-17.5' : 'h-13.5';
  const missing = NEXT_STARTS - (starts?.length ?? 0);
  return (
    <section aria-labelledby={titleId} data-next-starts tabIndex={-1} className="mb-6 outline-none">
      <h2 id={titleId} className="mb-2 font-semibold">
        {t('next.title')}
      </h2>
      {/* What is below stands where it stood, however many there are. */}
      <div className="relative">
        <ul className="starts next-starts">
          {starts?.map((start) => (
            <Start key={start.spot.startTime} {...props} {...start} clashId={clashId} />
          ))}
          {Array.from({ length: missing }, (_, index) => `room ${index}`).map((key) => (
            <li key={key} aria-hidden="true" className={room}>
              {!starts && <Skeleton className="h-full" />}
            </li>
          ))}
        </ul>
        {starts?.length === 0 && (
          <p className="absolute inset-0 grid place-items-center rounded-xl bg-sunken px-5 text-center text-pretty text-soft text-sm">
            {t('next.none')}
          </p>
        )}
      </div>
      {props.clash && <ClashNote id={clashId} isSeen={false} />}
    </section>
  );
}

function Start<S extends ListedSpot>(
  props: Omit<NextStartsProps<S>, 'starts'> & NextStart<S> & { readonly clashId: string },
) {
  const clock = useClock();
  const { language } = useTranslation('booking');
  const { date, spot, today, timeZone, host } = props;
  const minute = fromIso(spot.startTime, 'floor') ?? 0;
  const reader = { language, timeZone };
  const day = useDayName(date, today) ?? formatDayShort(minute, reader);
  return (
    <li className="flex">
      <SlotButton
        startIso={spot.startTime}
        timeZone={timeZone}
        day={day}
        time={formatTime(minute, reader, clock)}
        host={host}
        isSelected={spot.startTime === props.selectedStart}
        clashId={props.clash?.(spot.startTime) ? props.clashId : undefined}
        onPick={() => props.onPick(spot)}
      />
    </li>
  );
}
