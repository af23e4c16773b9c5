import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Flow } from '#shared/domain/booking/flow.ts';
import {
  dayToShow,
  freeDates,
  monthOf,
  monthToShow,
  toLocalDate,
} from '#shared/domain/booking/month.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import { addMonths } from '#shared/time/dates.ts';
import { availabilityQuery } from './booking-queries.ts';

/** The month that the calendar shows, derived from the draft and what the server said. */
export function useMonth(page: PageFacts, { draft }: Flow) {
  const today = toLocalDate(Date.now(), draft.timeZone);
  const { timeZone, durationMinutes, place } = draft;
  const ask = (month: string) =>
    availabilityQuery(page, { month, timeZone, durationMinutes, place });

  const first = useQuery(ask(monthOf(today)));
  const month = monthToShow({ chosenMonth: draft.month, today, firstMonth: first.data });
  const shown = useQuery(ask(month));

  // So that turning the page shows days at once; asked for when this month's are here.
  useQuery({ ...ask(addMonths(month, 1)), enabled: shown.isSuccess });

  const free = useMemo(() => freeDates(shown.data, month, today), [shown.data, month, today]);
  return {
    today,
    month,
    free,
    date: dayToShow(draft.date, free),
    earliestDate: shown.data?.earliestAvailableDate ?? null,
    isLoading: shown.isPending,
    error: shown.error,
    retry: () => void shown.refetch(),
  };
}
