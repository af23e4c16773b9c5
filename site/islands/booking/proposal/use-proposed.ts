import { useQueries } from '@tanstack/react-query';
import type { Draft } from '#shared/domain/booking/flow.ts';
import { monthOf, toLocalDate } from '#shared/domain/booking/month.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import { availabilityQuery } from '../booking-queries.ts';

/** Which of the proposed starts can be had, of whatever month they are. */
export function useProposed(page: PageFacts, draft: Draft & Required<Pick<Draft, 'proposed'>>) {
  const { timeZone, durationMinutes, place, hostId, proposed, proposal } = draft;
  const months = [...new Set(proposed.map((start) => monthOf(toLocalDate(start, timeZone))))];
  const asked = { timeZone, durationMinutes, place, hostId, proposed, proposal };
  const replies = useQueries({
    queries: months.map((month) => availabilityQuery(page, { month, ...asked })),
  });
  const spots = replies.flatMap(({ data }) => (data?.dates ?? []).flatMap((day) => day.spots));
  return {
    free: proposed.flatMap((start) => spots.find(({ startTime }) => startTime === start) ?? []),
    isLoading: replies.some(({ isPending }) => isPending),
  };
}
