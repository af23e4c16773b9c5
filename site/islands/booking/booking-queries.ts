import { queryOptions } from '@tanstack/react-query';
import type { BookingPageReply } from '#shared/api/booking-page.ts';
import { monthInstants } from '#shared/domain/booking/month.ts';
import type { PageFacts, Place } from '#shared/domain/booking/page-facts.ts';
import { AVAILABILITY_CACHE_MS } from '#shared/domain/constants.ts';
import { toPath } from '#shared/routes/index.ts';
import { client } from '#site/lib/client.ts';

/**
 * Which page an address asks for: a host's, a team's (with one of its hosts perhaps), one known by
 * its meeting type alone, or the one that a one-time link opens.
 */
export type BookingTarget =
  | { readonly userSlug: string; readonly meetingSlug: string }
  | {
      readonly teamSlug: string;
      readonly meetingSlug: string;
      readonly hostSlug: string | undefined;
    }
  | { readonly meetingName: string }
  | { readonly oneTimeLinkId: string };

/**
 * `/ada/intro → { userSlug: 'ada', meetingSlug: 'intro' }`; undefined for paths of other pages. The
 * host of the site has already matched the path to this shell, so its segments are enough here.
 */
export function toBookingTarget(pathname: string, search = ''): BookingTarget | undefined {
  const oneTimeLinkId = toOneTimeLinkId(search);
  if (oneTimeLinkId) return { oneTimeLinkId };
  const segments = pathname.split('/').filter(Boolean).map(decode);
  const isTeam = segments[0] === 'team';
  const [slug, meetingSlug, hostSlug, ...rest] = isTeam ? segments.slice(1) : segments;
  if (!slug || !meetingSlug || rest.length > 0) return undefined;
  if (isTeam) return { teamSlug: slug, meetingSlug, hostSlug };
  if (hostSlug) return undefined;
  return slug === 'meeting' ? { meetingName: meetingSlug } : { userSlug: slug, meetingSlug };
}

/** Where the page of an owner's meeting is now; none for one that is known by something else. */
export function toCanonicalPath(
  target: BookingTarget,
  page: Extract<BookingPageReply, { meetingType: unknown }>,
): string | undefined {
  const { pageSlug } = page.bookingInfo;
  const meeting = page.meetingType.slug;
  if ('userSlug' in target) return toPath('booking', { user: pageSlug, meeting });
  return 'teamSlug' in target ? toPath('team-booking', { slug: pageSlug, meeting }) : undefined;
}

/** The host whom an address names, or whom a one-time link is for. */
export function findPresetHost<Host extends { readonly slug: string | null }>(
  target: BookingTarget,
  hosts: readonly Host[],
): Host | undefined {
  if ('oneTimeLinkId' in target) return hosts.length === 1 ? hosts[0] : undefined;
  const hostSlug = 'teamSlug' in target ? target.hostSlug : undefined;
  return hosts.find(({ slug }) => slug !== null && slug === hostSlug);
}

/** The link in `?oneTimeLinkId=…`, which its booking uses up. */
export function toOneTimeLinkId(search: string): string | undefined {
  return new URLSearchParams(search).get('oneTimeLinkId') ?? undefined;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A malformed escape such as `%zz` names no page; the API says so.
    return segment;
  }
}

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
    readonly hostId?: string | undefined;
    /** Spec A §4: all starts, also those that cannot be booked, with the reasons. */
    readonly troubleshoot?: boolean;
    /** Starts that a host proposed: the server says of each whether it can be booked. */
    readonly proposed?: readonly string[] | undefined;
    /** The token of the proposal by whose link the visitor came. */
    readonly proposal?: string | undefined;
  },
) {
  const query = {
    meetingTypeId: page.meetingTypeId,
    ...monthInstants(asked.month),
    timezone: asked.timeZone,
    meetingDuration: asked.durationMinutes ?? page.durations[0],
    ...(asked.hostId && { hostIds: [asked.hostId] }),
    ...(asked.troubleshoot && { troubleshoot: true }),
    ...(asked.proposed && { starts: [...asked.proposed] }),
    ...(asked.proposal && { proposal: asked.proposal }),
    ...(page.channelDecidesHosts && asked.place && { channel: asked.place.channel }),
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
