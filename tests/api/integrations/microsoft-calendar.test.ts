import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMicrosoftCalendar } from '#server/outside/integrations/microsoft/create-microsoft-calendar.ts';
import type { CalendarAccount, KnownCalendar } from '#server/platform/kernel/calendar-provider.ts';
import { aConnectedAccount } from '#tests/support/connect-calendars.ts';
import { type FakeClock, fakeClock } from '#tests/support/fake-clock.ts';
import {
  graphRefusal,
  type MicrosoftGraphStandIn,
  startMicrosoftGraph,
} from '#tests/support/stand-ins/microsoft-graph-stand-in.ts';

const NOW = '2030-05-06T08:00:00Z';
/** Of each question, not of the whole file. */
const until = {
  get signal() {
    return AbortSignal.timeout(60_000);
  },
};
const nothing: KnownCalendar = { cursor: null, versions: async () => new Map() };

const at = (dateTime: string) => ({ dateTime: `${dateTime}:00.0000000`, timeZone: 'UTC' });
const times = (day: string) => ({ start: at(`${day}T08:00`), end: at(`${day}T09:00`) });
const on = (day: string) => ({ id: `on-${day}`, type: 'occurrence', ...times(day) });
const weekly = { id: 'weekly', subject: 'Weekly', showAs: 'busy', ...times('2030-05-07') };
const days = ['2030-05-07', '2030-05-14', '2030-05-21'];

describe('Microsoft 365', () => {
  let graph: MicrosoftGraphStandIn;
  let account: CalendarAccount;
  let clock: FakeClock;
  beforeAll(async () => {
    graph = await startMicrosoftGraph();
  });
  beforeEach(async () => {
    clock = fakeClock(NOW);
    ({ account } = await aConnectedAccount(
      {
        oauth: graph.oauth,
        signInAs: (email) => graph.oauth.claim({ sub: email, email, tid: randomUUID() }),
        open: (given) => createMicrosoftCalendar(graph.settings, { fetch, clock: given }, 365),
      },
      clock,
    ));
  });
  afterAll(() => graph.stop());

  const aCalendar = (more: object = {}) => {
    const id = `AQMk-${randomUUID()}`;
    graph.addCalendar({ name: 'Calendar', canEdit: true, ...more, id });
    return id;
  };
  /** One with a series whose ids are its own. */
  const aWeek = () => {
    const calendarId = aCalendar();
    const id = `weekly-${calendarId}`;
    const put = (left: readonly string[], more: object = {}) =>
      graph.putSeries(
        calendarId,
        { ...weekly, ...more, id },
        left.map((day) => ({ ...on(day), id: `${id}-${day}` })),
      );
    put(days);
    return { calendarId, id, put };
  };
  const read = async (id: string, known = nothing) => {
    const answer = await account.readChanges(id, known, until);
    if (!answer.answered) throw new Error(`It answers ${answer.trouble}`, { cause: answer.cause });
    return answer.value;
  };
  const since = (cursor: string | null, ids: readonly string[]): KnownCalendar => ({
    cursor,
    versions: async () => new Map(ids.map((id) => [id, null])),
  });

  test('asks for no more than it needs', async () => {
    const provider = createMicrosoftCalendar(graph.settings, { fetch, clock }, 365);
    const errand = { redirectUri: 'https://book.example.com/outlook', state: 's', verifier: 'v' };
    const { searchParams } = new URL(await provider.toAuthorization(errand));
    expect(searchParams.get('scope')).toBe('openid email offline_access Calendars.ReadWrite');
  });

  test('lists the default calendar first, with its colour', async () => {
    aCalendar({ name: 'Birthdays', canEdit: false, hexColor: '' });
    const own = aCalendar({ name: 'Mine', isDefaultCalendar: true, hexColor: '#A4262C' });
    const listed = await account.listCalendars(until);
    if (!listed.answered) throw new Error(listed.trouble);
    expect(listed.value[0]).toEqual({
      id: own,
      name: 'Mine',
      color: '#a4262c',
      timeZone: null,
      isReadOnly: false,
    });
    const others = { name: 'Birthdays', color: null, isReadOnly: true };
    expect(listed.value).toContainEqual(expect.objectContaining(others));
  });

  test('reads a series as one object, though its occurrences say nothing but when', async () => {
    const { calendarId, id } = aWeek();
    graph.setPageSize(2);
    const { changed } = await read(calendarId);
    graph.setPageSize(500);
    expect(changed.map((each) => each.id)).toEqual([id]);
    expect(changed[0]?.content).toContain('SUMMARY:Weekly');
    expect(changed[0]?.content).toContain('DTSTART:20300507T080000Z');
    expect(changed[0]?.content).toContain('RDATE:20300521T080000Z');
  });

  test('notices what was taken out of a series, though nobody names it', async () => {
    const { calendarId, id, put } = aWeek();
    const whole = await read(calendarId);
    put(['2030-05-07', '2030-05-21']);
    const next = await read(calendarId, since(whole.cursor, [id]));
    expect(next).toMatchObject({ isWhole: false, goneIds: [], changed: [{ id }] });
    expect(next.changed[0]?.content).not.toContain('20300514');
    expect(next.changed[0]?.version).not.toBe(whole.changed[0]?.version);
  });

  test('notices that all of a series has another title', async () => {
    const { calendarId, id, put } = aWeek();
    const { cursor } = await read(calendarId);
    put(days, { subject: 'Every week' });
    const { changed } = await read(calendarId, since(cursor, [id]));
    expect(changed[0]?.content).toContain('SUMMARY:Every week');
  });

  test('reads all of it again where something is gone that it does not know', async () => {
    const { calendarId, id } = aWeek();
    graph.put(calendarId, { id: `one-${calendarId}`, ...times('2030-05-08') });
    const { cursor } = await read(calendarId);
    graph.cancel(calendarId, id);
    const next = await read(calendarId, since(cursor, [id, `one-${calendarId}`]));
    expect(next).toMatchObject({ isWhole: true, changed: [{ id: `one-${calendarId}` }] });
  });

  test('takes away what was moved out of the window', async () => {
    const calendarId = aCalendar();
    const id = `one-${calendarId}`;
    graph.put(calendarId, { id, ...times('2030-05-08') });
    const { cursor } = await read(calendarId);
    graph.put(calendarId, { id, ...times('2039-05-08') });
    const next = await read(calendarId, since(cursor, [id]));
    expect(next).toMatchObject({ isWhole: false, changed: [], goneIds: [id] });
  });

  test('moves its window on before anybody could book beyond it', async () => {
    const calendarId = aCalendar();
    const id = `one-${calendarId}`;
    graph.put(calendarId, { id, ...times('2031-06-20') });
    const first = await read(calendarId);
    expect(first.changed).toEqual([]);
    clock.advance({ days: 15 });
    const next = await read(calendarId, since(first.cursor, []));
    expect(next).toMatchObject({ isWhole: false, changed: [] });
    clock.advance({ days: 40 });
    expect(await read(calendarId, since(next.cursor, []))).toMatchObject({
      isWhole: true,
      changed: [{ id }],
    });
  });

  test('takes its token nowhere else', async () => {
    const calendarId = aCalendar();
    for (const day of days) graph.put(calendarId, { id: `${day}-${calendarId}`, ...times(day) });
    graph.setPageSize(1);
    graph.leadTo('http://127.0.0.1:9');
    const answer = await account.readChanges(calendarId, nothing, until);
    graph.leadTo(undefined);
    graph.setPageSize(500);
    expect(answer).toMatchObject({ answered: false, trouble: 'answer-not-understood' });
  });

  test('knows an event of its own by our UID, whatever Graph calls it', async () => {
    const calendarId = aCalendar();
    const uid = `${randomUUID()}@kalends`;
    const event = { uid, content: ours(uid), at: null };
    const made = await account.writeEvent(calendarId, event, until);
    if (!made.answered) throw new Error(made.trouble);
    expect(graph.events(calendarId)).toMatchObject([
      {
        subject: 'Intro',
        showAs: 'busy',
        isAllDay: false,
        start: { dateTime: '2030-05-07T09:00:00', timeZone: 'UTC' },
      },
    ]);
    const { changed } = await read(calendarId);
    expect(changed[0]).toMatchObject({ id: made.value.id, version: made.value.version });
    expect(changed[0]?.content).toContain(`UID:${uid}`);
  });

  test.each([
    [403, 'ErrorAccessDenied', 'credentials-refused', 'read-only'],
    [404, 'ErrorItemNotFound', 'no-calendar-there', 'changed-meanwhile'],
    [412, 'ErrorIrresolvableConflict', 'changed-meanwhile', 'changed-meanwhile'],
    [429, 'ApplicationThrottled', 'asked-too-often', 'asked-too-often'],
    [503, 'ServiceUnavailable', 'no-answer', 'no-answer'],
    [400, 'ErrorInvalidRequest', 'answer-not-understood', 'answer-not-understood'],
  ])('%s %s is %s where it reads, and %s where it writes', async (status, code, reads, writes) => {
    const id = aCalendar();
    graph.failNext(graphRefusal(status, code));
    expect(await account.readChanges(id, nothing, until)).toMatchObject({ trouble: reads });
    graph.failNext(graphRefusal(status, code));
    const event = { uid: 'u', content: ours('u'), at: { id: 'e', version: null } };
    expect(await account.writeEvent(id, event, until)).toMatchObject({ trouble: writes });
  });

  test('does not take a calendar that is gone for one that has the event already', async () => {
    const event = { uid: 'u', content: ours('u'), at: null };
    const answer = await account.writeEvent('gone', event, until);
    expect(answer).toMatchObject({ answered: false, trouble: 'no-calendar-there' });
  });
});

function ours(uid: string): string {
  return [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTART:20300507T090000Z',
    'DTEND:20300507T093000Z',
    'SUMMARY:Intro',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
}
