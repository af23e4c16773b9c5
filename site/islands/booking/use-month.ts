import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Draft } from '#shared/domain/booking/flow.ts';
import {
  dayToShow,
  freeDates,
  monthOf,
  monthToShow,
  toLocalDate,
} from '#shared/domain/booking/month.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import { proposedElsewhere } from '#shared/domain/booking/proposed-times.ts';
import { addMonths } from '#shared/time/dates.ts';
import { availabilityQuery } from './booking-queries.ts';

/** What the calendar shows now. */
export type MonthShown = ReturnType<typeof useMonth>;

/** The month that the calendar shows, derived from the draft and what the server said. */
export function useMonth(
  page: PageFacts,
  draft: Draft,
  { troubleshoot = false, isNeeded = true } = {},
) {
  const today = toLocalDate(Date.now(), draft.timeZone);
  const { timeZone, durationMinutes, place, hostId, proposed, proposal } = draft;
  const ask = (month: string) =>
    availabilityQuery(page, {
      month,
      timeZone,
      durationMinutes,
      place,
      hostId,
      troubleshoot,
      proposed,
      proposal,
    });

  const first = useQuery({ ...ask(monthOf(today)), enabled: isNeeded });
  const wished = proposed?.[0] && toLocalDate(proposed[0], timeZone);
  const month = monthToShow({
    // Spec A §4: the first proposed time is selected.
    chosenMonth: draft.month ?? (wished && wished > today ? monthOf(wished) : undefined),
    today,
    firstMonth: first.data,
  });
  const shown = useQuery({ ...ask(month), enabled: isNeeded });

  // So that turning the page shows days at once; asked for when this month's are here.
  useQuery({ ...ask(addMonths(month, 1)), enabled: shown.isSuccess });

  const free = useMemo(() => freeDates(shown.data, month, today), [shown.data, month, today]);
  const isChosenFree = free.some(({ date }) => date === draft.date);
  const isChosenShown = shown.isSuccess && draft.date?.startsWith(month);
  return {
    today,
    month,
    free,
    date: dayToShow(draft.date, free),
    /** The visitor's own choice, where it is free. */
    chosenDate: isChosenFree ? draft.date : undefined,
    /** The same where it has nothing for what they chose since. */
    missedDate: isChosenFree || !isChosenShown ? undefined : draft.date,
    /** Where to look when the month has nothing; null where nothing can be had at all. */
    otherDate:
      (proposed
        ? proposedElsewhere(proposed, { month, today, timeZone })
        : shown.data?.earliestAvailableDate) ?? null,
    /** From when hosts who pause take something again. */
    pausedUntil: shown.data?.pausedUntil ?? null,
    isLoading: shown.isPending,
    error: shown.error,
    retry: () => void shown.refetch(),
  };
}
