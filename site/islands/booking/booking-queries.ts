import { monthInstants } from '#shared/domain/booking/month.ts';
import type { PageFacts, Place } from '#shared/domain/booking/page-facts.ts';
import { AVAILABILITY_CACHE_MS } from '#shared/domain/constants.ts';
import { matchRoute } from '#shared/routes.ts';
import { api } from './api.ts';

/** Which page a path asks for; a meeting of `-` stands for all of a host's public ones. */
export interface BookingTarget {
  readonly userSlug: string;
  readonly meetingSlug: string;
}

/** `/ada/intro → { userSlug: 'ada', meetingSlug: 'intro' }`; undefined for paths of other pages. */
export function toBookingTarget(pathname: string): BookingTarget | undefined {
  const match = matchRoute(pathname);
  if (match?.id !== 'booking' && match?.id !== 'user') return undefined;
  return { userSlug: match.params.user ?? '', meetingSlug: match.params.meeting ?? '-' };
}

export function bookingPageQuery({ userSlug, meetingSlug }: BookingTarget) {
  return api.queryOptions(
    'get',
    '/booking/single/{companySlug}/{meetingSlug}/{userSlug}',
    { params: { path: { companySlug: '-', meetingSlug, userSlug } } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
}

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
  const { start, end } = monthInstants(asked.month);
  return api.queryOptions(
    'get',
    '/booking-availability',
    {
      params: {
        query: {
          meetingTypeId: page.meetingTypeId,
          start,
          end,
          timezone: asked.timeZone,
          meetingDuration: asked.durationMinutes ?? page.durations[0],
          ...(asked.place?.resourceChannelIds && {
            resourceChannelIds: [...asked.place.resourceChannelIds],
          }),
        },
      },
    },
    { staleTime: AVAILABILITY_CACHE_MS },
  );
}
