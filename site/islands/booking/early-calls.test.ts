import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toPageFacts } from '#shared/domain/booking/page-facts.ts';
import { firstPage, untilFirstReplies } from '#site/lib/first-replies.ts';
import { availabilityQuery, bookingPageQuery } from './booking-queries.ts';
import { findPresetHost, toBookingTarget } from './booking-target.ts';
import { startEarlyCalls } from './early-calls.ts';
import { offerQuery } from './proposal/offer-query.ts';

// Before the client is made: outside a browser there is no origin of its own. Other files have theirs.
vi.hoisted(() => {
  vi.resetModules();
  vi.stubEnv('PUBLIC_API_URL', 'https://kalends.test');
  vi.stubGlobal('location', new URL('https://pages.test'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const page = {
  bookingInfo: {
    queueId: null,
    locations: [],
    hosts: [],
    formFirst: false,
    meetingPaymentInfo: { enable: false },
    company: { tier: 'growth' },
    timezonePreset: { enable: true, timezonePreset: 'Asia/Kolkata' },
  },
  meetingType: {
    id: 'b3a2a1de-8f6c-4a68-9a1e-3a5d6c9f1a2b',
    meetingInfo: { name: 'Intro', duration: 30, channel: 'zoom', customChannelName: null },
    meetingOptions: {
      allowedDurations: [60, 15],
      allowSelectChannel: false,
      allowedChannels: [],
      allowHostSelection: false,
      forceHostSelection: false,
    },
    calculationMethod: 'everyone',
    resourceChannels: [],
  },
} as const;

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers({ now: new Date('2030-05-31T20:00:00Z') });
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('location', { href: 'https://kalends.test/ada/flex', pathname: '/ada/flex' });
  vi.stubGlobal('fetch', async (asking: string | Request) => {
    const address = typeof asking === 'string' ? asking : asking.url;
    asked.push(new URL(address).pathname);
    return Response.json(address.includes('/booking/single/') ? page : { dates: [] });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks what the page will ask, so that nothing is asked twice', async () => {
  startEarlyCalls('https://kalends.test', 'page-data');
  await untilFirstReplies();
  const target = toBookingTarget('/ada/flex');
  if (!target) throw new Error('not a booking page');
  const cache = new QueryClient();
  await cache.fetchQuery({ ...bookingPageQuery(target), initialData: firstPage });
  // In Kolkata it is June already.
  const first = availabilityQuery(toPageFacts(page), {
    from: '2030-06-01',
    timeZone: 'Asia/Kolkata',
    durationMinutes: undefined,
    place: undefined,
  });
  await cache.fetchQuery(first);
  expect(asked).toEqual(['/api/booking/single/-/flex/ada', '/api/booking-availability']);
});

it('asks for the host whom a one-time link is for', async () => {
  const search = '?oneTimeLinkId=b1';
  const hosts = [{ id: 'grace', slug: null }];
  vi.stubGlobal('location', { href: 'https://kalends.test/a', pathname: '/ada/intro', search });
  let availability = '';
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('availability')) availability = address;
    return Response.json({ ...page, bookingInfo: { ...page.bookingInfo, hosts } });
  });
  startEarlyCalls('https://kalends.test', 'page-data');
  await vi.waitFor(() => expect(availability).not.toBe(''));
  expect(new URL(availability).searchParams.get('hostIds')).toBe('grace');
  expect(findPresetHost({ oneTimeLinkId: 'b1' }, hosts)?.id).toBe('grace');
});

it('7.8 leaves proposed times to be asked about by themselves', async () => {
  const search = '?times=2030-06-03T10:00:00Z';
  vi.stubGlobal('location', { href: 'https://kalends.test/a', pathname: '/ada/flex', search });
  startEarlyCalls('https://kalends.test', 'page-data');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual(['/api/booking/single/-/flex/ada']);
});

it('10. asks what a proposal offers, and leaves its times to be asked about by themselves', async () => {
  const search = '?proposal=0123456789abcdefghij-_&lang=de';
  vi.stubGlobal('location', { href: 'https://kalends.test/a', pathname: '/ada/flex', search });
  startEarlyCalls('https://kalends.test', 'page-data');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([
    '/api/booking/single/-/flex/ada',
    '/api/proposal/offer/0123456789abcdefghij-_',
  ]);
  await new QueryClient().fetchQuery(offerQuery('0123456789abcdefghij-_'));
  expect(asked).toHaveLength(2);
});

it('stands alone: it can be put into a page as text', () => {
  const text = startEarlyCalls.toString();
  expect(() => new Function(`return (${text})`)).not.toThrow();
  expect(text).not.toContain('import');
});

it('leaves paths of other pages alone', () => {
  vi.stubGlobal('location', { href: 'https://kalends.test/a/b/c', pathname: '/a/b/c' });
  startEarlyCalls('', 'page-data');
  expect(asked).toEqual([]);
});

it.each([
  ['/meeting/panel', '', '/api/booking/meeting/panel'],
  ['/ada/intro', '?oneTimeLinkId=b1', '/api/booking/one-time-link/b1'],
  ['/team/studio/demo', '', '/api/booking/v2/team/studio/demo'],
])('asks for the page of %s%s', (pathname, search, path) => {
  vi.stubGlobal('location', { href: `https://kalends.test${pathname}${search}`, pathname, search });
  startEarlyCalls('https://kalends.test', 'page-data');
  expect(asked).toEqual([path]);
});
