import { queryOptions } from '@tanstack/react-query';
import { monthInstants } from '#shared/domain/booking/month.ts';
import type { PageFacts, Place } from '#shared/domain/booking/page-facts.ts';
import { AVAILABILITY_CACHE_MS } from '#shared/domain/constants.ts';
import { client } from '#site/lib/client.ts';

/** Which page a path asks for. */
export interface BookingTarget {
  readonly userSlug: string;
  readonly meetingSlug: string;
}

/**
 * `/ada/intro → { userSlug: 'ada', meetingSlug: 'intro' }`; undefined for paths of other pages. The
 * host of the site has already matched the path to this shell, so its segments are enough here.
 */
export function toBookingTarget(pathname: string): BookingTarget | undefined {
  const [userSlug, meetingSlug, ...rest] = pathname.split('/').filter(Boolean);
  const isOther = userSlug === 'team' || userSlug === 'meeting' || rest.length > 0;
  if (!userSlug || !meetingSlug || isOther) return undefined;
  return { userSlug: decode(userSlug), meetingSlug: decode(meetingSlug) };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A malformed escape such as `%zz` names no page; the API says so.
    return segment;
  }
}

export function bookingPageQuery({ userSlug, meetingSlug }: BookingTarget) {
  const params = { companySlug: '-', meetingSlug, userSlug };
  return queryOptions({
    queryKey: ['booking-page', params],
    queryFn: async () => {
      const path = '/booking/single/{companySlug}/{meetingSlug}/{userSlug}';
      const { data } = await client.GET(path, { params: { path: params } });
      return present(data);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The client throws what is no success, so a reply has its data. */
function present<T>(data: T | undefined): T {
  if (data === undefined) throw new Error('A reply without a body');
  return data;
}

/** Every month's query begins with this. */
export const AVAILABILITY_KEY = 'availability';

/** A month's availability. Spec A §9: fresh for five minutes. */
export function availabilityQuery(
  page: PageFacts,
  asked: {
    readonly month: string;
    readonly timeZone: string;
    /** Spec A §4: without one the shortest allowed duration shows which days are free. */
    readonly durationMinutes: number | undefined;
    readonly place: Place | undefined;
  },
) {
  const query = {
    meetingTypeId: page.meetingTypeId,
    ...monthInstants(asked.month),
    timezone: asked.timeZone,
    meetingDuration: asked.durationMinutes ?? page.durations[0],
    ...(asked.place?.resourceChannelIds && {
      resourceChannelIds: [...asked.place.resourceChannelIds],
    }),
  };
  return queryOptions({
    queryKey: [AVAILABILITY_KEY, query],
    queryFn: async () =>
      present((await client.GET('/booking-availability', { params: { query } })).data),
    staleTime: AVAILABILITY_CACHE_MS,
  });
}
