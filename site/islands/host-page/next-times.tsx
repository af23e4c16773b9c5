import { useState } from 'react';
import type { MeetingTypeSummary } from '#shared/api/booking-page.ts';
import { type NextStart, nextStarts } from '#shared/domain/booking/next-starts.ts';
import { toLocalDate } from '#shared/domain/booking/window.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useDayName } from '#shared/react/calendar/use-day-name.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { addDays, fromIso } from '#shared/time/dates.ts';
import { formatDayShort, formatTime } from '#shared/time/format.ts';
import { api } from '#site/lib/api.ts';
import { NextTimesSkeleton, SHOWN_TIMES } from './next-times-skeleton.tsx';

/** How far ahead is looked. */
const DAYS = 14;

interface NextTimesProps {
  readonly meeting: MeetingTypeSummary;
  /** The address of its booking page. */
  readonly href: string;
  readonly nowMs: number;
}

/** When the owner of a card can be met next: each time leads to its booking. */
export function NextTimes({ meeting, href, nowMs }: NextTimesProps) {
  const { t } = useTranslation('card');
  const [timezone] = useState(visitorTimeZone);
  const today = toLocalDate(nowMs, timezone);
  const [meetingDuration] = meeting.durations;
  const { data, isError } = api.useQuery('get', '/booking-availability', {
    params: {
      query: {
        meetingTypeId: meeting.id,
        ...{ start: new Date(nowMs).toISOString(), end: `${addDays(today, DAYS)}T00:00:00Z` },
        timezone,
        ...(meetingDuration && { meetingDuration }),
      },
    },
  });
  const starts = data && nextStarts(data.dates, timezone).slice(0, SHOWN_TIMES);
  // The page offers the same a press later.
  if (isError) return <TimesFrame>{t('next.failed')}</TimesFrame>;
  if (starts?.length === 0) return <TimesFrame>{t('next.none')}</TimesFrame>;
  if (!starts) return <NextTimesSkeleton />;
  return (
    <ul
      data-times
      aria-label={t('next.title', { meeting: meeting.name })}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-2"
    >
      {starts.map((start) => (
        <Time key={start.spot.startTime} {...{ ...start, today, timezone, href }} />
      ))}
    </ul>
  );
}

function TimesFrame({ children }: { readonly children: string }) {
  return (
    <p className="flex min-h-14 items-center rounded-card bg-sunken px-5 text-pretty text-soft text-sm">
      {children}
    </p>
  );
}

interface TimeProps extends NextStart<{ readonly startTime: string }> {
  readonly today: string;
  readonly timezone: string;
  readonly href: string;
}

function Time({ date, spot, today, timezone, href }: TimeProps) {
  const clock = useClock();
  const { language } = useTranslation('card');
  const minute = fromIso(spot.startTime, 'floor') ?? 0;
  const reader = { language, timeZone: timezone };
  const day = useDayName(date, today) ?? formatDayShort(minute, reader);
  const query = new URLSearchParams({ times: spot.startTime });
  return (
    <li className="min-w-0">
      <a
        href={`${href}${href.includes('?') ? '&' : '?'}${query}`}
        className="flex min-h-14 flex-col items-center justify-center rounded-card border border-line bg-surface px-1 text-center no-underline transition-colors hover:border-brand-text hover:text-brand-text"
      >
        <span className="text-soft text-xs">{day}</span>
        <span className="font-semibold tabular-nums">{formatTime(minute, reader, clock)}</span>
      </a>
    </li>
  );
}
