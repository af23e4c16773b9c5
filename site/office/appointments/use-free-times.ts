import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, dateOfDay, fromIso, monthRange } from '#shared/time/dates.ts';
import { localDay, zoneOf } from '#shared/time/zone.ts';
import { api } from '#site/office/api.ts';
import { useFormats } from '#site/office/formats.tsx';

interface Asked {
  readonly meetingTypeId: string;
  /** The appointment that is about to move: times of its own hosts. */
  readonly existingAppointmentId?: string;
  /** Where the meeting type offers several; its main one otherwise. */
  readonly meetingDuration?: number;
  readonly hostIds?: string[] | undefined;
}

interface Opening {
  readonly around: string;
  /** Whether its day is shown at once, with that time: else it is what is about to change. */
  readonly isOpen: boolean;
}

/** The free times of a month, as its hosts' hours and appointments have them now. */
export function useFreeTimes(
  { meetingTypeId, ...asked }: Asked,
  { around, isOpen = false }: Partial<Opening> = {},
) {
  const { timeZone } = useFormats();
  const nowMs = Date.now();
  const dayOf = (minute: number) => dateOfDay(localDay(zoneOf(timeZone), minute));
  const today = dayOf(Math.floor(nowMs / 60_000));
  const own = around && dayOf(fromIso(around, 'floor') ?? 0);
  const [month, setMonth] = useState((own && own > today ? own : today).slice(0, 7));
  const [date, setDate] = useState(isOpen ? own : undefined);
  const { first, last } = monthRange(month);
  const question = api.toQuery(
    'get',
    '/booking-availability',
    {
      params: {
        query: {
          ...{ meetingTypeId, timezone: timeZone },
          // A day more on both sides: a month begins elsewhere at another time.
          start: `${addDays(first, -1)}T00:00:00.000Z`,
          end: `${addDays(last, 2)}T00:00:00.000Z`,
          ...asked,
        },
      },
    },
    { enabled: meetingTypeId !== '', staleTime: 0 },
  );
  const { data, isFetching, error } = useQuery(question);
  const days = (data?.dates ?? []).filter((day) => day.date.startsWith(month));
  const freeDates = new Set(days.map((day) => day.date));
  const near = own && freeDates.has(own) ? own : days[0]?.date;
  const shown = date?.startsWith(month) ? date : near;
  return {
    ...{ month, today, setDate, isLoading: isFetching, error, timeZone, freeDates },
    isUnknown: data === undefined,
    setMonth: (next: string) => setMonth(next),
    date: shown,
    // To move it where it is is no move.
    spots: (days.find((day) => day.date === shown)?.spots ?? []).filter(
      ({ startTime }) => isOpen || startTime !== around,
    ),
  };
}
