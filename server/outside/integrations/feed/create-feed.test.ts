import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFetchOutside } from '#server/outside/adapters/fetch-outside.ts';
import type {
  CalendarAnswer,
  KnownCalendar,
  RemoteObject,
} from '#server/platform/kernel/calendar-provider.ts';
import { errorText } from '#server/platform/kernel/describe-error.ts';
import {
  FEED_SECRET,
  type FeedStandIn,
  startFeedStandIn,
} from '#tests/support/stand-ins/feed-stand-in.ts';
import { createFeed } from './create-feed.ts';

let there: FeedStandIn;
beforeAll(async () => {
  there = await startFeedStandIn();
});
afterAll(() => there.stop());

const MAX_BYTES = 100_000;
const feed = createFeed({
  fetch: createFetchOutside({ mayReach: ({ port }) => port === there.port, maxBytes: MAX_BYTES }),
});
const { signal } = new AbortController();
const until = { signal };

const given = (address = there.address) => ({ address, username: undefined, password: undefined });
const anEvent = (uid: string, summary: string) =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART:20300506T100000Z\r\nSUMMARY:${summary}\r\nEND:VEVENT\r\n`;
const aFile = (...parts: readonly string[]) =>
  `BEGIN:VCALENDAR\r\n${parts.join('')}END:VCALENDAR\r\n`;

function answered<Value>(answer: CalendarAnswer<Value>): Value {
  if (answer.answered) return answer.value;
  throw new Error(answer.trouble, { cause: answer.cause });
}

/** An account of the stand-in's feed, and what a calendar of ours would know of it. */
async function anAccount() {
  const { credentials } = answered(await feed.findAccount(given(), until));
  const account = feed.openAccount(credentials);
  const objects = new Map<string, RemoteObject>();
  const counts = { comparisons: 0 };
  let cursor: string | null = null;
  const known = (): KnownCalendar => ({
    cursor,
    versions: async () => {
      counts.comparisons += 1;
      return new Map([...objects].map(([id, { version }]) => [id, version]));
    },
  });
  return {
    account,
    counts,
    /** Keeps what has changed, and tells it. */
    async sync() {
      const changes = answered(await account.readChanges('feed', known(), until));
      cursor = changes.cursor;
      for (const each of changes.changed) objects.set(each.id, each);
      for (const id of changes.goneIds) objects.delete(id);
      const summaries = changes.changed.map(({ content }) => /SUMMARY:(.*)\r/.exec(content)?.[1]);
      return { ...changes, summaries };
    },
    troubled: () => account.readChanges('feed', known(), until),
    known: () => objects.size,
  };
}

describe('connecting', () => {
  test('an account is named after its calendar, or its server; its address opens it again', async () => {
    there.publish({ content: aFile('X-WR-CALNAME:Ada\r\n', 'X-WR-TIMEZONE:Europe/Berlin\r\n') });
    const found = answered(await feed.findAccount(given(` ${there.address}#now `), until));
    expect(found.name).toBe('Ada');
    const listed = await feed.openAccount(found.credentials).listCalendars(until);
    expect(answered(listed)).toEqual([
      { id: 'feed', name: 'Ada', color: null, timeZone: 'Europe/Berlin', isReadOnly: true },
    ]);
    there.publish({ content: aFile() });
    expect(answered(await feed.findAccount(given(), until)).name).toBe('127.0.0.1');
  });

  test.each([
    ['webcal://feeds.example/a.ics', 'https://feeds.example/a.ics'],
    ['WEBCALS://feeds.example/a.ics?b=c', 'https://feeds.example/a.ics?b=c'],
    ['feeds.example/a.ics', 'https://feeds.example/a.ics'],
    ['http://feeds.example/a.ics', 'http://feeds.example/a.ics'],
  ])('%s is asked as %s', async (address, asked) => {
    const addresses: string[] = [];
    const { findAccount } = createFeed({
      fetch: async (url) => {
        addresses.push(String(url));
        return new Response(aFile());
      },
    });
    expect((await findAccount(given(address), until)).answered).toBe(true);
    expect(addresses).toEqual([asked]);
  });

  test('a name and a password go along, from the address or beside it', async () => {
    there.publish({ content: aFile() });
    const login = { username: 'ada', password: 'pass:wörd' };
    const inside = there.address.replace('://', '://ada:pass%3Aw%C3%B6rd@');
    for (const each of [{ ...given(), ...login }, given(inside)]) {
      const { credentials } = answered(await feed.findAccount(each, until));
      await feed.openAccount(credentials).listCalendars(until);
      expect(there.asked.at(-1)?.authorization).toBe(
        `Basic ${Buffer.from('ada:pass:wörd').toString('base64')}`,
      );
    }
  });

  test.each([
    '',
    'nonsense here',
    'ftp://feeds.example/a.ics',
    'ada@example.com',
    'mailto:ada@x.y',
  ])('%j is no feed', async (address) => {
    expect(await feed.findAccount(given(address), until)).toMatchObject({
      answered: false,
      trouble: 'no-calendar-there',
    });
  });

  test('an address in a private network is not reached', async () => {
    for (const address of ['http://10.0.0.5/a.ics', 'webcal://localhost/a.ics']) {
      expect(await feed.findAccount(given(address), until)).toMatchObject({
        trouble: 'address-not-allowed',
      });
    }
  });

  test('what are no credentials of a feed is a fault of ours, and quotes none of it', () => {
    expect(() => feed.openAccount('{"secret')).toThrow('These are no credentials of a feed');
  });
});

describe('changes', () => {
  test('are what is new, what is another, what is gone, and nothing else', async () => {
    there.publish({ content: aFile(anEvent('a', 'Dentist'), anEvent('b', 'Lunch')) });
    const { sync, known } = await anAccount();
    expect((await sync()).summaries).toEqual(['Dentist', 'Lunch']);
    there.publish({
      content: aFile(anEvent('c', 'Gym'), anEvent('b', 'Lunch'), anEvent('a', 'Doctor')),
    });
    expect(await sync()).toMatchObject({
      summaries: ['Gym', 'Doctor'],
      goneIds: [],
      isWhole: false,
    });
    there.publish({ content: aFile(anEvent('b', 'Lunch')) });
    const gone = await sync();
    expect(gone.changed).toEqual([]);
    expect(gone.goneIds).toHaveLength(2);
    expect(known()).toBe(1);
  });

  test.each([
    { etag: '"1"', lastModified: 'Mon, 06 May 2030 10:00:00 GMT' },
    { etag: 'W/"1"' },
    { lastModified: 'Mon, 06 May 2030 10:00:00 GMT' },
  ])('are none where the server knows so by %j', async (validators) => {
    there.publish({ content: aFile(anEvent('a', 'Dentist')), ...validators });
    const { sync, counts } = await anAccount();
    await sync();
    expect(await sync()).toMatchObject({ changed: [], goneIds: [], isWhole: false });
    expect(there.asked.at(-1)).toMatchObject({
      ...(validators.etag && { 'if-none-match': validators.etag }),
      ...(validators.lastModified && { 'if-modified-since': validators.lastModified }),
    });
    expect(counts.comparisons).toBe(1);
    there.publish({ content: aFile(anEvent('a', 'Doctor')), etag: '"2"' });
    expect((await sync()).summaries).toEqual(['Doctor']);
  });

  test('are none, and nothing is compared, where a server stamps the same events anew', async () => {
    const stamped = (day: number) =>
      aFile(anEvent('a', 'Dentist').replace('UID', `DTSTAMP:2030010${day}T000000Z\r\nUID`));
    there.publish({ content: stamped(1), etag: '"1"' });
    const { sync, counts } = await anAccount();
    await sync();
    there.publish({ content: stamped(2), etag: '"2"' });
    expect(await sync()).toMatchObject({ changed: [], goneIds: [] });
    expect(counts.comparisons).toBe(1);
    await sync();
    expect(there.asked.at(-1)).toMatchObject({ 'if-none-match': '"2"' });
  });

  test('are all that differs once the cursor is of another time', async () => {
    there.publish({ content: aFile(anEvent('a', 'Dentist')), etag: '"1"' });
    const { account } = await anAccount();
    for (const cursor of ['nonsense', '{"etag":"\\"1\\""}', '{"split":0,"etag":"\\"1\\""}']) {
      const known = { cursor, versions: async () => new Map([['gone', null]]) };
      const changes = answered(await account.readChanges('feed', known, until));
      expect(changes.changed).toHaveLength(1);
      expect(changes.goneIds).toEqual(['gone']);
    }
  });

  test('nothing is written', async () => {
    there.publish({ content: aFile() });
    const { account } = await anAccount();
    const event = { uid: 'a', content: aFile(anEvent('a', 'Ours')), at: null };
    const asked = there.asked.length;
    expect(await account.writeEvent('feed', event, until)).toMatchObject({ trouble: 'read-only' });
    expect(await account.removeEvent('feed', { uid: 'a', id: 'a' }, until)).toMatchObject({
      trouble: 'read-only',
    });
    expect(there.asked).toHaveLength(asked);
  });
});

describe('trouble', () => {
  const DATE = 'Mon, 06 May 2030 10:00:00 GMT';

  test.each([
    [401, 'credentials-refused', {}, undefined],
    [403, 'credentials-refused', {}, undefined],
    [404, 'no-calendar-there', {}, undefined],
    [410, 'no-calendar-there', {}, undefined],
    [418, 'answer-not-understood', {}, undefined],
    [304, 'answer-not-understood', {}, undefined],
    [206, 'answer-not-understood', {}, undefined],
    [429, 'asked-too-often', {}, undefined],
    [429, 'asked-too-often', { 'retry-after': '120' }, 120_000],
    [429, 'asked-too-often', { 'retry-after': '0' }, 0],
    [429, 'asked-too-often', { 'retry-after': 'soon' }, undefined],
    [429, 'asked-too-often', { 'retry-after': '999999999' }, 999_999_999_000],
    [503, 'no-answer', { 'retry-after': 'Mon, 06 May 2030 10:05:00 GMT', date: DATE }, 300_000],
    [503, 'no-answer', { 'retry-after': 'Mon, 06 May 2030 09:55:00 GMT', date: DATE }, 0],
    [500, 'no-answer', {}, undefined],
    [502, 'no-answer', {}, undefined],
  ])('status %i is %s %j', async (status, trouble, headers, retryAfterMs) => {
    there.publish({ content: aFile() });
    const { troubled } = await anAccount();
    there.refuse(status, headers);
    expect(await troubled()).toMatchObject({ answered: false, trouble, retryAfterMs });
    expect(await feed.findAccount(given(), until)).toMatchObject({ answered: false, trouble });
  });

  test.each([
    ['a page to sign in', '<!doctype html><title>Sign in</title>', 'no-calendar-there'],
    ['half a file', aFile(anEvent('a', 'Dentist')).slice(0, -20), 'answer-not-understood'],
    ['a large file', aFile(anEvent('a', 'x'.repeat(MAX_BYTES))), 'answer-not-understood'],
  ])('%s is none, and what is known stays', async (_, content, trouble) => {
    there.publish({ content: aFile(anEvent('a', 'Dentist')), etag: '"1"' });
    const { sync, troubled, known } = await anAccount();
    await sync();
    there.publish({ content, type: 'text/html', etag: '"2"' });
    expect(await troubled()).toMatchObject({ answered: false, trouble });
    there.publish({ content: aFile(anEvent('a', 'Dentist')), etag: '"1"' });
    expect(await sync()).toMatchObject({ changed: [], goneIds: [] });
    expect(known()).toBe(1);
  });

  test('an answer that breaks off, and none at all, is no answer', async () => {
    there.publish({ content: aFile() });
    const { account, troubled } = await anAccount();
    there.breakOff(aFile());
    expect(await troubled()).toMatchObject({ trouble: 'no-answer' });
    there.hang();
    const patience = new AbortController();
    const asked = there.asked.length;
    const asking = account.listCalendars(patience);
    await expect.poll(() => there.asked.length).toBeGreaterThan(asked);
    patience.abort();
    expect(await asking).toMatchObject({ trouble: 'no-answer' });
  });

  test('no name, cursor, version or cause has the secret of the address', async () => {
    there.publish({ content: aFile(anEvent('a', 'Dentist')), etag: '"1"' });
    const { name, credentials } = answered(await feed.findAccount(given(), until));
    const account = feed.openAccount(credentials);
    const none = { cursor: null, versions: async () => new Map() };
    const told: unknown[] = [name];
    told.push(await account.listCalendars(until), await account.readChanges('feed', none, until));
    there.refuse(404);
    told.push(await account.readChanges('feed', none, until));
    there.breakOff('half');
    told.push(await account.readChanges('feed', none, until));
    const elsewhere = there.address.replace(`:${there.port}`, ':1');
    for (const address of [elsewhere, there.address.replace('http:', 'ftp:')]) {
      told.push(await feed.findAccount(given(address), until));
    }
    const causes = told.map((each) => errorText(Object(each).cause));
    expect(`${JSON.stringify(told)} ${causes.join(' ')}`).not.toContain(FEED_SECRET);
    expect(causes.join(' ')).toContain('It answers with status 404');
  });
});
