import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCalDav } from '#server/outside/integrations/caldav/create-cal-dav.ts';
import type { CalendarAccount } from '#server/platform/kernel/calendar-provider.ts';
import {
  AddressNotAllowed,
  AnswerTooLarge,
  type FetchOutside,
} from '#server/platform/kernel/fetch-outside.ts';
import {
  aMemory,
  answerOf,
  NOTHING_KNOWN,
  patience,
  summariesOf,
  troubleOf,
} from '#tests/support/api-calendar-port.ts';
import { aCalendarFile } from '#tests/support/stand-ins/calendar-content.ts';
import { NO_RECORDS } from '#tests/support/stand-ins/calendar-stand-ins.ts';
import {
  DAV_LOGIN,
  type DavStandIn,
  startDavStandIn,
} from '#tests/support/stand-ins/dav-stand-in.ts';
import { DAV_CALENDAR } from '#tests/support/stand-ins/dav-world.ts';

const NOW_MS = Date.parse('2030-05-21T10:00:00Z');

/** Everything that a server can do wrong, by one that does. */
describe('CalDAV with a server that', () => {
  let server: DavStandIn;
  let account: CalendarAccount;
  let names = 0;
  const open = (asked: FetchOutside = fetch) =>
    createCalDav({ fetch: asked, clock: { nowMs: () => NOW_MS }, records: NO_RECORDS });
  const find = (provider = open()) =>
    provider.findAccount({ address: server.url, ...DAV_LOGIN }, patience());
  beforeAll(async () => {
    server = await startDavStandIn();
    account = open().openAccount((await answerOf(find())).credentials);
  });
  beforeEach(() => server.asked.splice(0));
  afterEach(() => server.behave());
  afterAll(() => server.stop());

  /** An event of another program, under a name of its own. */
  const put = (summary: string) => {
    names += 1;
    const name = `event ${names}@here.ics`;
    server.put(name, aCalendarFile(`event-${names}`, summary));
    return name;
  };
  const readWith = async (memory: ReturnType<typeof aMemory>) =>
    memory.take(await answerOf(account.readChanges(DAV_CALENDAR, memory.known(), patience())));
  const anEvent = () => {
    names += 1;
    return { uid: `ours-${names}`, content: aCalendarFile(`ours-${names}`, 'Ours'), at: null };
  };
  const callAll = () => [
    account.listCalendars(patience()),
    account.readChanges(DAV_CALENDAR, NOTHING_KNOWN, patience()),
    account.writeEvent(DAV_CALENDAR, anEvent(), patience()),
    account.removeEvent(DAV_CALENDAR, { uid: 'a', id: `${DAV_CALENDAR}a.ics` }, patience()),
  ];

  test('is well lists what takes events, reads texts as they are written, and says what is read only', async () => {
    expect(await answerOf(account.listCalendars(patience()))).toEqual([
      {
        id: DAV_CALENDAR,
        name: '1.50',
        color: '#ff2968',
        timeZone: 'Europe/Berlin',
        isReadOnly: false,
      },
      {
        id: '/home/birthdays/',
        name: 'birthdays',
        color: null,
        timeZone: null,
        isReadOnly: true,
      },
    ]);
  });

  test.each([
    { status: 401, trouble: 'credentials-refused' },
    { status: 500, trouble: 'no-answer' },
    { status: 502, trouble: 'no-answer' },
    { status: 503, trouble: 'no-answer' },
    { status: 423, trouble: 'no-answer' },
    { status: 429, trouble: 'asked-too-often' },
  ])('answers everything by $status is understood as $trouble', async ({ status, trouble }) => {
    server.behave({ instead: () => ({ status }) });
    expect(await Promise.all(callAll().map(troubleOf))).toEqual(Array(4).fill(trouble));
    expect(await troubleOf(find())).toBe(trouble);
  });

  test.each([
    { status: 429, after: '120', retryAfterMs: 120_000 },
    { status: 503, after: 'Tue, 21 May 2030 10:05:00 GMT', retryAfterMs: 300_000 },
    { status: 503, after: 'Tue, 21 May 2030 09:00:00 GMT', retryAfterMs: 0 },
  ])('wants to be left alone ($status, $after) is, for so long', async (row) => {
    const { status, after, retryAfterMs } = row;
    server.behave({ instead: () => ({ status, headers: { 'retry-after': after } }) });
    for (const answer of await Promise.all([...callAll(), find()])) {
      expect(answer).toMatchObject({ trouble: 'asked-too-often', retryAfterMs });
    }
  });

  test('never answers is given up', async () => {
    server.behave({ instead: () => 'hang' });
    const asked = account.readChanges(DAV_CALENDAR, NOTHING_KNOWN, {
      signal: AbortSignal.timeout(20),
    });
    expect(await troubleOf(asked)).toBe('no-answer');
  });

  test.each(['PROPFIND', 'REPORT'])(
    'ends its connection in the middle of an answer to %s is not understood',
    async (method) => {
      put('There');
      server.behave({ instead: (asked) => (asked.method === method ? 'cut' : undefined) });
      expect(await troubleOf(account.readChanges(DAV_CALENDAR, NOTHING_KNOWN, patience()))).toBe(
        'answer-not-understood',
      );
    },
  );

  test.each([
    ['breaks off', (usual: string) => usual.slice(0, usual.length / 2)],
    ['lacks its last tag', (usual: string) => usual.replace(/<\/D:multistatus>\s*$/, '')],
    ['is no XML', () => 'Fatal error: allowed memory size exhausted'],
    ['has an unknown entity', (usual: string) => usual.replace('</D:href>', '&boom;</D:href>')],
    ['is a page', () => '<html><body>Please log in</body></html>'],
    ['is empty', () => ''],
    ['is another document', () => '<D:multistatus xmlns:D="urn:other"/>'],
  ])('answers with what %s is not understood, at every step', async (_, change) => {
    put('There');
    for (const step of ['resourcetype', 'sync-collection', 'calendar-multiget']) {
      server.behave({ instead: ({ body }) => (body.includes(step) ? change : undefined) });
      const asked = account.readChanges(DAV_CALENDAR, NOTHING_KNOWN, patience());
      expect([step, await troubleOf(asked)]).toEqual([step, 'answer-not-understood']);
    }
  });

  test('leaves out an event, or its text, is not understood', async () => {
    put('There');
    const changes = [
      (usual: string) => usual.replace(/<C:calendar-data>[^<]*<\/C:calendar-data>/, ''),
      (usual: string) => usual.replace(/<D:response>[\s\S]*?<\/D:response>/, ''),
      (usual: string) => usual.replace('200 OK', '500 Oh'),
    ];
    for (const change of changes) {
      server.behave({
        instead: ({ body }) => (body.includes('calendar-multiget') ? change : undefined),
      });
      expect(await troubleOf(account.readChanges(DAV_CALENDAR, NOTHING_KNOWN, patience()))).toBe(
        'answer-not-understood',
      );
    }
  });

  test('fails at the second hundred has told nothing', async () => {
    for (let at = 0; at < 120; at += 1) put('Many');
    let batches = 0;
    server.behave({
      instead({ body }) {
        if (body.includes('calendar-multiget')) batches += 1;
        return batches === 2 ? { status: 500 } : undefined;
      },
    });
    expect(await troubleOf(account.readChanges(DAV_CALENDAR, NOTHING_KNOWN, patience()))).toBe(
      'no-answer',
    );
    const sizes = server.asked.map(({ body }) => body.split('<d:href>').length - 1);
    expect(Math.max(...sizes)).toBe(100);
  });

  test('tells its changes by pages is asked until they are all there', async () => {
    const memory = aMemory();
    await readWith(memory);
    const gone = put('Made and deleted again');
    const kept = [put('One'), put('Two'), put('Three')];
    server.remove(gone);
    server.behave({ page: 2 });
    const changes = await readWith(memory);
    expect(summariesOf(changes)).toEqual(['One', 'Three', 'Two']);
    expect(changes.goneIds).toEqual([DAV_CALENDAR + encodeURIComponent(gone)]);
    expect(changes.changed).toHaveLength(kept.length);
    server.behave();
    expect(await readWith(memory)).toMatchObject({ changed: [], goneIds: [] });
  });

  test('goes round in circles with its pages is not understood', async () => {
    put('One');
    server.behave({
      page: 1,
      instead: ({ body }) =>
        body.includes('sync-collection')
          ? (usual) => usual.replace(/urn:stand-in:\d+/, 'urn:stand-in:1')
          : undefined,
    });
    expect(await troubleOf(account.readChanges(DAV_CALENDAR, NOTHING_KNOWN, patience()))).toBe(
      'answer-not-understood',
    );
  });

  test('has forgotten a token tells all of it', async () => {
    const memory = aMemory();
    const before = await readWith(memory);
    server.forgetTokens();
    const again = await readWith(memory);
    expect(again.isWhole).toBe(true);
    expect(again.changed).toHaveLength(before.changed.length);
  });

  test.each([
    ['does not offer', { syncs: false }],
    [
      'offers and refuses',
      {
        instead: ({ body }: { readonly body: string }) =>
          body.includes('sync-collection') ? { status: 501 } : undefined,
      },
    ],
  ])('%s synchronisation is compared with what is known', async (_, habits) => {
    const memory = aMemory();
    const gone = put('Goes');
    const moved = put('Moves');
    server.behave(habits);
    expect((await readWith(memory)).isWhole).toBe(true);
    server.asked.splice(0);
    expect(await readWith(memory)).toMatchObject({ isWhole: false, changed: [], goneIds: [] });
    expect(server.asked.filter(({ body }) => body.includes('calendar-multiget'))).toEqual([]);
    server.remove(gone);
    server.put(moved, aCalendarFile('moves', 'Has moved'));
    server.put('task.ics', aCalendarFile('task', 'Shopping', 'VTODO'));
    const changes = await readWith(memory);
    expect(summariesOf(changes)).toEqual(['Has moved']);
    expect(changes.goneIds).toEqual([DAV_CALENDAR + encodeURIComponent(gone)]);
  });

  test.each([
    ['with its whole address', (path: string) => `${server.url}${path.replaceAll(' ', '%20')}`],
    [
      'with an address of before its proxy',
      (path: string) => `https://127.0.0.1${encodeURI(path)}`,
    ],
    ['encoded', (path: string) => path.split('/').map(encodeURIComponent).join('/')],
    ['encoded in small letters', (path: string) => encodeURI(path).replaceAll('@', '%40')],
    ['without the path of the calendar', (path: string) => path.split('/').at(-1) || path],
  ])('writes paths %s names the same events', async (_, href) => {
    const memory = aMemory();
    put('Known');
    const before = await readWith(memory);
    server.behave({ href });
    const changes = await answerOf(account.readChanges(DAV_CALENDAR, NOTHING_KNOWN, patience()));
    const idsOf = ({ changed }: typeof changes) => changed.map(({ id }) => id).sort();
    expect(idsOf(changes)).toEqual(idsOf(before));
  });

  test.each([301, 302, 307, 308])(
    'leads to another by %i is not followed there',
    async (status) => {
      const thief = await startDavStandIn();
      server.behave({ instead: () => ({ status, headers: { location: `${thief.url}/home/` } }) });
      expect(await Promise.all(callAll().map(troubleOf))).toEqual(Array(4).fill('no-answer'));
      expect(await troubleOf(find())).toBe('no-calendar-there');
      expect(thief.asked).toEqual([]);
      await thief.stop();
    },
  );

  test('leads elsewhere in itself is followed', async () => {
    server.behave({
      instead: ({ path }) =>
        path === '/.well-known/caldav' || path === '/old/'
          ? { status: 301, headers: { location: '/principal/' } }
          : undefined,
    });
    const found = open().findAccount({ address: `${server.url}/old/`, ...DAV_LOGIN }, patience());
    expect(await answerOf(found)).toMatchObject({ name: 'ada' });
  });

  test('leads in circles is left', async () => {
    server.behave({ instead: ({ path }) => ({ status: 302, headers: { location: path } }) });
    expect(await troubleOf(find())).toBe('no-calendar-there');
  });

  test('has its calendars at another by http is not believed', async () => {
    const thief = await startDavStandIn();
    server.behave({
      instead: ({ path }) =>
        path === '/principal/'
          ? (usual) =>
              usual.replace('/home/', `${thief.url}/home/`.replace('127.0.0.1', 'localhost'))
          : undefined,
    });
    expect(await troubleOf(find())).toBe('no-calendar-there');
    expect(thief.asked).toEqual([]);
    await thief.stop();
  });

  test('does not ask for a password is sent none', async () => {
    server.behave({ instead: () => ({ status: 200, body: '<html>Welcome</html>' }) });
    expect(await troubleOf(find())).toBe('no-calendar-there');
    expect(server.asked.length).toBeGreaterThan(0);
    for (const { authorization } of server.asked) expect(authorization).toBeUndefined();
  });

  test.each([404, 405, 403, 501, 400])('knows no CalDAV (%i) has no calendars', async (status) => {
    server.behave({ instead: () => ({ status }) });
    expect(await troubleOf(find())).toBe('no-calendar-there');
  });

  test('is not to be reached from here, or tells too much, is not asked again', async () => {
    const failing = (error: Error) => find(open(async () => Promise.reject(error)));
    expect(await troubleOf(failing(new AddressNotAllowed()))).toBe('address-not-allowed');
    expect(await troubleOf(failing(new AnswerTooLarge()))).toBe('answer-not-understood');
    const wrapped = new TypeError('fetch failed', { cause: new AddressNotAllowed() });
    expect(await troubleOf(failing(wrapped))).toBe('address-not-allowed');
  });

  describe('takes an event', () => {
    const write = (event: Parameters<CalendarAccount['writeEvent']>[1]) =>
      account.writeEvent(DAV_CALENDAR, event, patience());

    test.each([
      ['no tag', () => undefined],
      ['a weak tag', (tag: string) => `W/${tag}`],
    ])('and says %s is asked for its version', async (_, putTag) => {
      server.behave({ putTag });
      const event = anEvent();
      const at = await answerOf(write(event));
      expect(at.version).toMatch(/^"/);
      expect(await troubleOf(write({ ...event, content: `${event.content}\r\n`, at }))).toBe(
        'answered',
      );
    });

    test('and then fails has it, in a version that is not known', async () => {
      server.behave({
        putTag: () => undefined,
        instead: ({ method }) => (method === 'PROPFIND' ? { status: 500 } : undefined),
      });
      expect(await answerOf(write(anEvent()))).toMatchObject({ version: null });
    });

    test.each([
      { status: 403, trouble: 'read-only' },
      { status: 405, trouble: 'read-only' },
      { status: 507, trouble: 'read-only' },
      { status: 409, trouble: 'no-calendar-there' },
      { status: 412, trouble: 'changed-meanwhile' },
      {
        status: 403,
        body: '<error xmlns="DAV:"><no-uid-conflict xmlns="urn:ietf:params:xml:ns:caldav"/></error>',
        trouble: 'changed-meanwhile',
      },
    ])('not, by $status, says $trouble', async ({ trouble, ...reply }) => {
      server.behave({ instead: () => reply });
      expect(await troubleOf(write(anEvent()))).toBe(trouble);
    });

    test.each([
      { status: 403, trouble: 'read-only' },
      { status: 404, trouble: 'answered' },
      { status: 410, trouble: 'answered' },
    ])('and not takes it away, by $status, says $trouble', async ({ status, trouble }) => {
      server.behave({ instead: () => ({ status }) });
      const removed = account.removeEvent(
        DAV_CALENDAR,
        { uid: 'a', id: `${DAV_CALENDAR}a.ics` },
        patience(),
      );
      expect(await troubleOf(removed)).toBe(trouble);
    });
  });
});
