import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Draft } from '#shared/domain/booking/flow.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import { toLocalDate, turnWindow, windowToShow } from '#shared/domain/booking/window.ts';
import { useFirstWeekday } from '#shared/react/calendar/use-first-weekday.ts';
import { availabilityQuery } from './booking-queries.ts';
import { shownWindow, toWindowShown, type WindowShown } from './window-shown.ts';

/** The weeks that the calendar shows, derived from the draft and what the server said. */
export function useWindow(
  page: PageFacts,
  draft: Draft,
  { troubleshoot = false, isNeeded = true } = {},
): WindowShown {
  const { timeZone, durationMinutes, place, hostId, proposed, proposal } = draft;
  const today = toLocalDate(Date.now(), timeZone);
  const firstWeekday = useFirstWeekday();
  const windows = useMemo(() => ({ today, firstWeekday }), [today, firstWeekday]);
  const asked = { timeZone, durationMinutes, place, hostId, troubleshoot, proposed, proposal };
  const ask = (from: string) => availabilityQuery(page, { from, ...asked });

  const first = useQuery({ ...ask(today), enabled: isNeeded });
  const from = shownWindow(draft, first.data, windows);
  const reply = useQuery({ ...ask(from), enabled: isNeeded });
  // The same as one of them, until the visitor turns the page.
  const nextFrom = windowToShow({ turnedTo: undefined, first: first.data }, windows);
  const { data: next } = useQuery({ ...ask(nextFrom), enabled: isNeeded });

  // So that turning the page shows days at once; asked for when these are here.
  useQuery({ ...ask(turnWindow(from, 1, windows)), enabled: reply.isSuccess });

  const { data, isPending, isSuccess, error, refetch } = reply;
  return useMemo(
    () =>
      toWindowShown(draft, {
        windows,
        from,
        reply: { data, isPending, isSuccess, error, refetch },
        next: { from: nextFrom, data: next },
      }),
    [draft, windows, from, nextFrom, next, data, isPending, isSuccess, error, refetch],
  );
}
