import type { FetchOutside } from '#server/platform/kernel/fetch-outside.ts';

/** Where Ada's own calendar is. The name is reserved (RFC 6761), so that nobody else ever answers by it. */
export const DEMO_FEED = 'https://calendars.demo.test/ada.ics';

/** What Ada does outside of her hours, for ever; on its owner's clock (RFC 5545 §3.3.5). */
const FILE = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Kalends//Demo//EN'],
  ...['X-WR-CALNAME:Ada at home', 'X-APPLE-CALENDAR-COLOR:#7C3AED'],
  ...weekly('swimming', { day: '20240102', from: '0700', to: '0800', summary: 'Swimming' }),
  ...weekly('choir', { day: '20240104', from: '1930', to: '2100', summary: 'Choir' }),
  ...weekly('dinner', { day: '20240107', from: '1800', to: '2000', summary: 'Dinner with Noor' }),
  ...['END:VCALENDAR', ''],
].join('\r\n');

interface Weekly {
  /** The first day: `20240102`. */
  readonly day: string;
  /** `0700` */
  readonly from: string;
  readonly to: string;
  readonly summary: string;
}

function weekly(name: string, { day, from, to, summary }: Weekly): string[] {
  return [
    ...['BEGIN:VEVENT', `UID:${name}@calendars.demo.test`, 'DTSTAMP:20240101T000000Z'],
    ...[`DTSTART:${day}T${from}00`, `DTEND:${day}T${to}00`, 'RRULE:FREQ=WEEKLY'],
    ...[`SUMMARY:${summary}`, 'END:VEVENT'],
  ];
}

/**
 * The web as it is, and at its one address the demo's feed, which this process answers itself: all else of a
 * connection is as with any feed, and needs no network. Also where no demo is wanted any more: what an
 * earlier start has made stays.
 */
export function withDemoFeed(fetch: FetchOutside): FetchOutside {
  return async (url, init) =>
    String(url) === DEMO_FEED
      ? new Response(FILE, { headers: { 'content-type': 'text/calendar; charset=utf-8' } })
      : fetch(url, init);
}
