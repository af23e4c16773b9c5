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
