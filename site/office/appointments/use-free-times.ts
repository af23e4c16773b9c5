import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  freeDates as freeDatesOf,
  windowInstants,
  windowOf,
} from '#shared/domain/booking/window.ts';
import { useFirstWeekday } from '#shared/react/calendar/use-first-weekday.ts';
import { dateOfDay, fromIso } from '#shared/time/dates.ts';
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

/** The free times of five weeks, as its hosts' hours and appointments have them now. */
export function useFreeTimes(
  { meetingTypeId, ...asked }: Asked,
  { around, isOpen = false }: Partial<Opening> = {},
) {
  const { timeZone } = useFormats();
  const nowMs = Date.now();
  const dayOf = (minute: number) => dateOfDay(localDay(zoneOf(timeZone), minute));
  const today = dayOf(Math.floor(nowMs / 60_000));
  const own = around && dayOf(fromIso(around, 'floor') ?? 0);
  const windows = { today, firstWeekday: useFirstWeekday() };
  const [turnedTo, setTurnedTo] = useState((own && own > today ? own : undefined) ?? today);
  const from = windowOf(turnedTo, windows);
  const [date, setDate] = useState(isOpen ? own : undefined);
  const question = api.toQuery(
    'get',
    '/booking-availability',
    {
      params: {
        query: {
          ...{ meetingTypeId, timezone: timeZone },
          ...windowInstants(from),
          ...asked,
        },
      },
    },
    { enabled: meetingTypeId !== '', staleTime: 0 },
  );
  const { data, isFetching, error } = useQuery(question);
  const days = freeDatesOf(data, from, windows);
  const freeDates = new Set(days.map((day) => day.date));
  const near = own && freeDates.has(own) ? own : days[0]?.date;
  const shown = date !== undefined && windowOf(date, windows) === from ? date : near;
  return {
    ...{ from, today, setDate, isLoading: isFetching, error, timeZone, freeDates },
    isUnknown: data === undefined,
    turnTo: (date: string) => setTurnedTo(date),
    date: shown,
    // To move it where it is is no move.
    spots: (days.find((day) => day.date === shown)?.spots ?? []).filter(
      ({ startTime }) => isOpen || startTime !== around,
    ),
  };
}
