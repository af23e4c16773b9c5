import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import { AVAILABILITY_CACHE_MS } from '#shared/domain/constants.ts';
import { client } from '#site/lib/client.ts';
import {
  firstAvailability,
  firstRepliesMs,
  forgetFirstAvailability,
} from '#site/lib/first-replies.ts';
import { mayPass } from '#site/lib/worth-retrying.ts';
import { type AskedWindow, availabilityQuestion } from './availability-question.ts';
import type { BookingTarget } from './booking-target.ts';

export function bookingPageQuery(target: BookingTarget) {
  return queryOptions({
    queryKey: ['booking-page', target],
    queryFn: async () => {
      const { data } = await loadTarget(target);
      return present(data);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function loadTarget(target: BookingTarget) {
  if ('teamSlug' in target) return loadTeamPage(target);
  if ('userSlug' in target) return loadPage(target);
  if ('meetingName' in target) {
    const path = { slug: target.meetingName };
    return client.GET('/booking/meeting/{slug}', { params: { path } });
  }
  const path = { linkId: target.oneTimeLinkId };
  return client.GET('/booking/one-time-link/{linkId}', { params: { path } });
}

function loadPage({ userSlug, meetingSlug }: Extract<BookingTarget, { userSlug: string }>) {
  const path = { companySlug: '-', meetingSlug, userSlug };
  return client.GET('/booking/single/{companySlug}/{meetingSlug}/{userSlug}', { params: { path } });
}

function loadTeamPage({ teamSlug, meetingSlug }: Extract<BookingTarget, { teamSlug: string }>) {
  const path = { teamSlug, meetingSlug };
  return client.GET('/booking/v2/team/{teamSlug}/{meetingSlug}', { params: { path } });
}

/** The client throws what is no success, so a reply has its data. */
function present<T>(data: T | undefined): T {
  if (data === undefined) throw new Error('A reply without a body');
  return data;
}

/** Every window's query begins with this. */
const AVAILABILITY_KEY = 'availability';

/** Asks anew for the starts that are shown; what the page came with answers no later question either. */
export function refreshAvailability(queryClient: QueryClient): Promise<void> {
  forgetFirstAvailability();
  return queryClient.invalidateQueries({ queryKey: [AVAILABILITY_KEY] });
}

/** Between two tries for weeks that could not be had. */
const ASKED_AGAIN_MS = 15_000;

/** A window's availability. Spec A §9: fresh for five minutes. */
export function availabilityQuery(page: PageFacts, asked: AskedWindow) {
  const query = availabilityQuestion(page, asked);
  return queryOptions({
    queryKey: [AVAILABILITY_KEY, query],
    queryFn: async () =>
      present((await client.GET('/booking-availability', { params: { query } })).data),
    initialData: () => firstAvailability(query),
    initialDataUpdatedAt: firstRepliesMs,
    staleTime: AVAILABILITY_CACHE_MS,
    // A line that is back without having been said to be away.
    refetchInterval: ({ state: { error } }) => (mayPass(error) ? ASKED_AGAIN_MS : false),
  });
}
