/**
 * Asks for the booking info and then its first month of availability from the path alone, before
 * React is here. It is put into the shell as text, so it stands alone: nothing from outside it may
 * be used, and what it asks has to be what `booking-queries.ts` asks (a test compares them).
 */
export function startEarlyCalls(apiUrl: string): void {
  const replies: Record<string, Promise<Response>> = {};
  window.__kalends = replies;
  const call = (path: string, asked: Record<string, string>): Promise<Response> => {
    const url = new URL(`${apiUrl}/api${path}`, location.href);
    for (const name of Object.keys(asked)) url.searchParams.set(name, asked[name] ?? '');
    url.searchParams.sort();
    const reply = fetch(url.href);
    replies[url.href] = reply;
    return reply.then((response) => (response.ok ? response.clone().json() : Promise.reject()));
  };
  const month = (date: Date, months: number, hours: number) =>
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1, hours)).toISOString();

  const segments = location.pathname.split('/').filter(Boolean);
  const isTeam = segments[0] === 'team';
  const [slug, meeting, hostSlug, ...rest] = isTeam ? segments.slice(1) : segments;
  if (!slug || rest.length > 0 || (hostSlug && !isTeam)) return;
  const query = new URLSearchParams(location.search);
  const linkId = query.get('oneTimeLinkId');
  const teamPath = meeting ? `/booking/v2/team/${slug}/${meeting}` : `/booking/team/${slug}`;
  const namedPath =
    slug === 'meeting' && meeting
      ? `/booking/meeting/${meeting}`
      : `/booking/single/-/${meeting ?? '-'}/${slug}`;
  const ownPath = isTeam ? teamPath : namedPath;
  const reply = call(linkId ? `/booking/one-time-link/${linkId}` : ownPath, {});
  const proposal = query.get('proposal');
  if (proposal) {
    call(`/proposal/offer/${encodeURIComponent(proposal)}`, {}).catch(() => undefined);
  }
  // The first question to Intl takes a slow phone a tenth of a second: asked while nothing else is here.
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  reply
    .then((page: unknown) => {
      const { meetingType, bookingInfo } = page as {
        meetingType?: {
          id: string;
          meetingInfo: { duration: number };
          meetingOptions: { allowedDurations: number[] };
        };
        bookingInfo: {
          hosts: { id: string; slug: string | null }[];
          timezonePreset: { enable: boolean; timezonePreset: string | null };
        };
      };
      // Proposed times are asked about by themselves, once it is known what they are.
      if (!meetingType || proposal || query.has('times')) return undefined;
      const host = bookingInfo.hosts.find(({ slug: own }, _, hosts) =>
        linkId ? hosts.length === 1 : own !== null && own === decodeURIComponent(hostSlug ?? ''),
      );
      const { enable, timezonePreset } = bookingInfo.timezonePreset;
      const timezone = (enable && timezonePreset) || own;
      const now = new Date();
      // The device knows its own date; to ask for another zone's loads a language into a slow phone.
      const today =
        timezone === own
          ? new Date(Date.UTC(now.getFullYear(), now.getMonth()))
          : new Date(`${now.toLocaleDateString('sv', { timeZone: timezone })}T00:00:00Z`);
      const { allowedDurations } = meetingType.meetingOptions;
      return call('/booking-availability', {
        meetingTypeId: meetingType.id,
        start: month(today, 0, -14),
        end: month(today, 1, 12),
        timezone,
        meetingDuration: String(
          allowedDurations.length
            ? Math.min(...allowedDurations)
            : meetingType.meetingInfo.duration,
        ),
        ...(host && { hostIds: host.id }),
      });
    })
    // Whoever takes the replies sees the failure; here is nobody to tell.
    .catch(() => undefined);
}
