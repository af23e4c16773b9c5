import type { BookingPageReply } from '#shared/api/booking-page.ts';
import type { PageData } from '#shared/page-data.ts';
import type { EarlyReplies } from '#site/lib/first-replies.ts';

/**
 * Reads what the page came with. One that came with nothing asks for the booking info and then its
 * first weeks of availability from the path alone, before React is here. It is put into the shell as
 * text, so it stands alone: nothing from outside it may be used, and what it asks has to be what
 * `booking-queries.ts` asks (a test compares them).
 */
export function startEarlyCalls(apiUrl: string, dataId: string): void {
  // The first question to Intl takes a slow phone a tenth of a second: asked while nothing else is here.
  const askIntl = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const filled = document.getElementById(dataId)?.textContent;
  if (filled) {
    const { reply: page, times } = JSON.parse(filled) as PageData;
    const settled = Promise.resolve();
    window.__kalendsFirst = { page, settled, atMs: Date.now(), ...(times && { times }) };
    askIntl();
    return;
  }
  const replies: Record<string, Promise<Response>> = {};
  window.__kalends = replies;
  const ask = (path: string, asked: Record<string, string>): string => {
    const url = new URL(`${apiUrl}/api${path}`, location.href);
    for (const name of Object.keys(asked)) url.searchParams.set(name, asked[name] ?? '');
    url.searchParams.sort();
    const reply = fetch(url.href);
    // Whoever takes it sees a failure; here is nobody to tell.
    reply.catch(() => undefined);
    replies[url.href] = reply;
    return url.href;
  };
  const call = async (path: string, asked: Record<string, string>): Promise<unknown> => {
    const address = ask(path, asked);
    const response = await replies[address];
    // A refusal is left to whoever asks next; what is read here is handed on as it is.
    if (!response?.ok) return Promise.reject();
    delete replies[address];
    return response.json();
  };
  const at = (date: Date, hours: number) =>
    new Date(date.getTime() + hours * 3_600_000).toISOString();

  const segments = location.pathname.split('/').filter(Boolean);
  const isTeam = segments[0] === 'team';
  const [slug, meeting, hostSlug, ...rest] = isTeam ? segments.slice(1) : segments;
  if (!slug || rest.length > 0 || (hostSlug && !isTeam)) return;
  let settle = (): void => undefined;
  const first: EarlyReplies = { settled: new Promise((resolve) => (settle = resolve)) };
  window.__kalendsFirst = first;

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
    ask(`/proposal/offer/${encodeURIComponent(proposal)}`, {});
  }
  const own = askIntl();
  reply
    .then((page: unknown) => {
      first.page = page as BookingPageReply;
      first.atMs = Date.now();
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
          ? new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
          : new Date(`${now.toLocaleDateString('sv', { timeZone: timezone })}T00:00:00Z`);
      const { allowedDurations } = meetingType.meetingOptions;
      const asked = {
        meetingTypeId: meetingType.id,
        start: at(today, -14),
        end: at(today, 35 * 24 + 12),
        timezone,
        meetingDuration: String(
          allowedDurations.length
            ? Math.min(...allowedDurations)
            : meetingType.meetingInfo.duration,
        ),
        ...(host && { hostIds: host.id }),
      };
      return call('/booking-availability', asked).then((availability: unknown) => {
        Object.assign(first, { asked, availability });
      });
    })
    // Whoever takes the replies sees the failure; here is nobody to tell.
    .catch(() => undefined)
    .then(settle);
}
