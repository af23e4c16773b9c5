import { useQueries } from '@tanstack/react-query';
import type { Draft } from '#shared/domain/booking/flow.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import { toLocalDate, windowOf } from '#shared/domain/booking/window.ts';
import { useFirstWeekday } from '#shared/react/calendar/use-first-weekday.ts';
import { availabilityQuery } from '../booking-queries.ts';

/** Which of the proposed starts can be had, of whatever weeks they are. */
export function useProposed(page: PageFacts, draft: Draft & Required<Pick<Draft, 'proposed'>>) {
  const { timeZone, durationMinutes, place, hostId, proposed, proposal } = draft;
  const windows = {
    today: toLocalDate(Date.now(), timeZone),
    firstWeekday: useFirstWeekday(),
  };
  const firsts = proposed.map((start) => windowOf(toLocalDate(start, timeZone), windows));
  const asked = { timeZone, durationMinutes, place, hostId, proposed, proposal };
  const replies = useQueries({
    queries: [...new Set(firsts)].map((from) => availabilityQuery(page, { from, ...asked })),
  });
  const spots = replies.flatMap(({ data }) => (data?.dates ?? []).flatMap((day) => day.spots));
  return {
    free: proposed.flatMap((start) => spots.find(({ startTime }) => startTime === start) ?? []),
    isLoading: replies.some(({ isPending }) => isPending),
  };
}
