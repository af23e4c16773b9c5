import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judgeWritten } from '#server/outside/external-calendar/judge-written.ts';
import type {
  CalendarAccount,
  CalendarChanges,
  KnownCalendar,
} from '#server/platform/kernel/calendar-provider.ts';
import { aConnectedAccount, anErrand, connectCalendars } from '#tests/support/connect-calendars.ts';
import { type FakeClock, fakeClock } from '#tests/support/fake-clock.ts';
import {
  type AuthorisedStandIn,
  authorisedStandIns,
} from '#tests/support/stand-ins/authorised-stand-ins.ts';

const NOW = '2030-05-06T08:00:00Z';
/** Of each question, not of the whole file. */
const until = {
  get signal() {
    return AbortSignal.timeout(60_000);
  },
};
const nothing: KnownCalendar = { cursor: null, versions: async () => new Map() };

const anEvent = (uid: string, title: string, hour = 9) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART:20300507T${String(hour).padStart(2, '0')}0000Z`,
    `DTEND:20300507T${String(hour).padStart(2, '0')}3000Z`,
    `SUMMARY:${title}`,
    'DESCRIPTION:One\\nTwo\\, three',
    'LOCATION:Room 1',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const names = ['google', 'microsoft'] as const;

/** What the calendars of every provider that OAuth leads to promise. */
describe.each(names)('the calendars of %s', (name) => {
  let standIn: AuthorisedStandIn;
  let clock: FakeClock;
  beforeAll(async () => {
    standIn = await authorisedStandIns[name]();
  });
  afterAll(() => standIn.stop());

  const connect = () => {
    clock = fakeClock(NOW);
    return connectCalendars(standIn, clock);
  };
  const anAccount = async () => {
    clock = fakeClock(NOW);
    return aConnectedAccount(standIn, clock);
  };
  const aCalendar = (calendar: { isOthers?: boolean } = {}) => {
    const id = `${randomUUID()}@example.com`;
    standIn.addCalendar({ id, name: 'Work', ...calendar });
    return id;
  };
  const hours = (hour: number) => ({
    startIso: `2030-05-07T${String(hour).padStart(2, '0')}:00:00Z`,
    endIso: `2030-05-07T${String(hour).padStart(2, '0')}:30:00Z`,
  });
  const read = async (account: CalendarAccount, id: string, known = nothing) => {
    const answer = await account.readChanges(id, known, until);
    if (!answer.answered) throw new Error(`It answers ${answer.trouble}`, { cause: answer.cause });
    return answer.value;
  };
  const since = (cursor: string | null, ids: readonly string[] = []): KnownCalendar => ({
    cursor,
    versions: async () => new Map(ids.map((id) => [id, null])),
  });
  const titlesOf = (objects: readonly { readonly content: string }[]) =>
    objects.map(({ content }) => {
      const event = new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent('vevent');
      return String(event?.getFirstPropertyValue('summary'));
    });

  test('asks for access that lasts, with state and PKCE', async () => {
    const errand = anErrand();
    const url = new URL(await standIn.open(fakeClock(NOW)).toAuthorization(errand));
    expect(url.searchParams.get('state')).toBe(errand.state);
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    const { access_type: access, scope = '' } = Object.fromEntries(url.searchParams);
    expect(access === 'offline' || scope.includes('offline_access')).toBe(true);
  });

  test('knows an account by the address of its owner', async () => {
    const { found } = await connect();
    expect(found).toMatchObject({
      answered: true,
      value: { name: 'ada@example.com', accountId: expect.any(String) },
    });
  });

  test('is not let in by who leaves the calendars out, nor by a code that is refused', async () => {
    standIn.tokens.grant('openid email');
    const { found } = await connect();
    standIn.tokens.grant(standIn.scope);
    expect(found).toMatchObject({ answered: false, trouble: 'credentials-refused' });
    standIn.tokens.failNext(400, 'invalid_grant');
    const refused = await connect();
    expect(refused.found).toMatchObject({ answered: false, trouble: 'credentials-refused' });
  });

  test('lists calendars on all pages, and which of them are read alone', async () => {
    const { account } = await anAccount();
    const [own, others] = [aCalendar(), aCalendar({ isOthers: true })];
    standIn.setPageSize(1);
    const listed = await account.listCalendars(until);
    standIn.setPageSize(250);
    expect(listed).toMatchObject({
      answered: true,
      value: expect.arrayContaining([
        expect.objectContaining({ id: own, name: 'Work', isReadOnly: false }),
        expect.objectContaining({ id: others, isReadOnly: true }),
      ]),
    });
  });

  test('reads all of a calendar, then what has changed, on as many pages as there are', async () => {
    const { account } = await anAccount();
    const id = aCalendar();
    for (const hour of [9, 10, 11])
      standIn.put(id, { id: `e${hour}`, title: `At ${hour}`, ...hours(hour) });
    standIn.setPageSize(2);
    const whole = await read(account, id);
    expect(whole.isWhole).toBe(true);
    expect(titlesOf(whole.changed)).toEqual(['At 9', 'At 10', 'At 11']);

    expect(await read(account, id, since(whole.cursor))).toMatchObject({
      changed: [],
      goneIds: [],
    });

    standIn.put(id, { id: 'e10', title: 'Moved', ...hours(15) });
    standIn.cancel(id, 'e9');
    const next = await read(account, id, since(whole.cursor, ['e9', 'e10', 'e11']));
    standIn.setPageSize(250);
    expect(next).toMatchObject({ isWhole: false, goneIds: ['e9'] });
    expect(titlesOf(next.changed)).toEqual(['Moved']);
    expect(next.changed[0]?.version).not.toBe(whole.changed[1]?.version);
  });

  test('reads all of it again where the provider has forgotten the cursor', async () => {
    const { account } = await anAccount();
    const id = aCalendar();
    standIn.put(id, { id: 'one', title: 'One', ...hours(9) });
    const { cursor } = await read(account, id);
    standIn.forgetTokens();
    const again = await read(account, id, since(cursor));
    expect(again).toMatchObject({ isWhole: true, changed: [{ id: 'one' }] });
    expect(again.cursor).not.toBe(cursor);
  });

  test('says nothing of a calendar whose second page fails', async () => {
    const { account } = await anAccount();
    const id = aCalendar();
    for (const hour of [9, 10, 11])
      standIn.put(id, { id: `e${hour}`, title: 'Busy', ...hours(hour) });
    standIn.setPageSize(1);
    for (const [reply, trouble] of [
      [{ fault: 'half' }, 'answer-not-understood'],
      [{ fault: 'no-json' }, 'answer-not-understood'],
      [{ body: { value: 7, items: 'none' } }, 'answer-not-understood'],
      [{ status: 500 }, 'no-answer'],
    ] as const) {
      standIn.failNext(reply, 1);
      const answer = await account.readChanges(id, nothing, until);
      expect(answer).toMatchObject({ answered: false, trouble });
    }
    standIn.setPageSize(250);
    expect((await read(account, id)).changed).toHaveLength(3);
  });

  test('says how long it wants to be left alone', async () => {
    const { account } = await anAccount();
    standIn.failNext({ status: 429, headers: { 'retry-after': '17' } });
    expect(await account.listCalendars(until)).toMatchObject({
      answered: false,
      trouble: 'asked-too-often',
      retryAfterMs: 17_000,
    });
  });

  test('ends with the patience of who asks, and is no answer where nothing listens', async () => {
    const { account } = await anAccount();
    standIn.failNext({ fault: 'hangs' });
    const impatient = await account.listCalendars({ signal: AbortSignal.timeout(50) });
    expect(impatient).toMatchObject({ answered: false, trouble: 'no-answer' });
    const gone = await authorisedStandIns[name]();
    const away = gone.open(fakeClock(NOW));
    await gone.stop();
    expect(await away.redeem('a code', anErrand(), until)).toMatchObject({ trouble: 'no-answer' });
  });

  test('says of a calendar that is deleted that none is there', async () => {
    const { account } = await anAccount();
    const answer = await account.readChanges('gone@example.com', nothing, until);
    expect(answer).toMatchObject({ answered: false, trouble: 'no-calendar-there' });
  });

  test('renews a token that ends, keeps the one that comes in its place, and goes on', async () => {
    const { account, row } = await anAccount();
    const before = row.stored();
    const renewals = standIn.tokens.renewals();
    clock.advance({ minutes: 60 });
    expect(await account.listCalendars(until)).toMatchObject({ answered: true });
    expect(row.stored()).not.toBe(before);
    standIn.tokens.endAccess();
    expect(await account.listCalendars(until)).toMatchObject({ answered: true });
    expect(standIn.tokens.renewals()).toBe(renewals + 2);
  });

  test('uses a refresh token once, however many ask at once in however many processes', async () => {
    const { row, open } = await anAccount();
    const accounts = [open(), open(), open()];
    const renewals = standIn.tokens.renewals();
    standIn.tokens.endAccess();
    const answers = await Promise.all(
      [...accounts, ...accounts].map((each) => each.listCalendars(until)),
    );
    expect(answers.every(({ answered }) => answered)).toBe(true);
    expect(standIn.tokens.renewals()).toBe(renewals + 1);
    expect(standIn.tokens.reuses()).toBe(0);
    expect(await open().listCalendars(until)).toMatchObject({ answered: true });
    expect(row.stored()).toContain('refreshToken');
  });

  test('keeps a token that comes after nobody waits for it any longer', async () => {
    const { account, row } = await anAccount();
    const before = row.stored();
    standIn.tokens.endAccess();
    clock.advance({ minutes: 60 });
    const gaveUp = await account.listCalendars({ signal: AbortSignal.timeout(1) });
    expect(gaveUp).toMatchObject({ answered: false, trouble: 'no-answer' });
    await expect.poll(() => row.stored()).not.toBe(before);
    expect(await account.listCalendars(until)).toMatchObject({ answered: true });
  });

  test('notices that its owner has taken back what it may do', async () => {
    const { account } = await anAccount();
    standIn.tokens.revoke();
    const refused = { answered: false, trouble: 'credentials-refused' };
    expect(await account.listCalendars(until)).toMatchObject(refused);
  });

  test('goes on with the old credentials where it is the provider that cannot renew them', async () => {
    const { account, row } = await anAccount();
    const before = row.stored();
    clock.advance({ minutes: 60 });
    standIn.tokens.failNext(503, 'server_error');
    const answer = await account.listCalendars(until);
    expect(answer).toMatchObject({ answered: false, trouble: 'no-answer' });
    expect(row.stored()).toBe(before);
    expect(await account.listCalendars(until)).toMatchObject({ answered: true });
  });

  test('writes an event, changes it and takes it away, and nobody is invited', async () => {
    const { account } = await anAccount();
    const id = aCalendar();
    const uid = `${randomUUID()}@book.example.com`;
    const made = await account.writeEvent(
      id,
      { uid, content: anEvent(uid, 'Intro'), at: null },
      until,
    );
    if (!made.answered) throw new Error(made.trouble, { cause: made.cause });
    expect(standIn.titles(id)).toEqual(['Intro']);
    const { changed } = await read(account, id);
    expect(changed[0]).toMatchObject({ id: made.value.id, content: expect.stringContaining(uid) });

    const later = { uid, content: anEvent(uid, 'Intro, later', 11), at: made.value };
    const moved = await account.writeEvent(id, later, until);
    expect(moved).toMatchObject({ answered: true, value: { id: made.value.id } });
    expect(standIn.titles(id)).toEqual(['Intro, later']);
    expect(await account.writeEvent(id, later, until)).toMatchObject({
      trouble: 'changed-meanwhile',
    });

    expect(await account.removeEvent(id, { uid, id: made.value.id }, until)).toMatchObject({
      answered: true,
    });
    expect(standIn.titles(id)).toEqual([]);
    expect(await account.removeEvent(id, { uid, id: made.value.id }, until)).toMatchObject({
      answered: true,
    });
    const gone = { ...later, at: { id: made.value.id, version: null } };
    expect(standIn.asked().every(({ body }) => !body.includes('attendees'))).toBe(true);
    expect(await account.writeEvent('none@example.com', gone, until)).toMatchObject({
      answered: false,
    });
  });

  test('tells what its owner has moved or deleted from an echo of what we wrote', async () => {
    const { account } = await anAccount();
    const id = aCalendar();
    const uid = `${randomUUID()}@kalends`;
    const nowMs = Date.parse(NOW);
    const startMs = Date.parse(hours(9).startIso);
    const written = await account.writeEvent(
      id,
      { uid, content: anEvent(uid, 'Intro'), at: null },
      until,
    );
    if (!written.answered) throw new Error(written.trouble, { cause: written.cause });
    const { id: eventId, version } = written.value;
    const judge = ({ changed, goneIds }: CalendarChanges, written: number | null = startMs) =>
      judgeWritten(
        {
          ...{ startMs, writtenMs: written, isOvertaken: false },
          ownVersions: version === null ? [] : [version],
          there: changed.find((each) => each.id === eventId),
          isNamedGone: goneIds.includes(eventId),
        },
        { timeZone: 'Europe/Berlin', nowMs },
      );
    const first = await read(account, id);
    // By its version alone, also where it stands elsewhere by then.
    expect(judge(first, null)).toEqual({ kind: 'ours' });
    standIn.put(id, { id: eventId, title: 'Mine', ...hours(9) });
    const renamed = await read(account, id, since(first.cursor, [eventId]));
    expect(judge(renamed)).toEqual({ kind: 'ours' });
    standIn.put(id, { id: eventId, title: 'Mine', ...hours(14) });
    const moved = await read(account, id, since(renamed.cursor, [eventId]));
    const movedMs = Date.parse(hours(14).startIso);
    expect(judge(moved)).toMatchObject({ kind: 'theirs', change: 'moved', startMs: movedMs });
    standIn.cancel(id, eventId);
    const gone = await read(account, id, since(moved.cursor, [eventId]));
    expect(judge(gone)).toMatchObject({ kind: 'theirs', change: 'deleted' });
  });

  test('takes an event away whose answer was lost, and nobody else’s', async () => {
    const { account } = await anAccount();
    const id = aCalendar();
    const uid = `${randomUUID()}@book.example.com`;
    standIn.failNext({ fault: 'half', of: 'POST' });
    await account.writeEvent(id, { uid, content: anEvent(uid, 'Once'), at: null }, until);
    expect(standIn.titles(id)).toEqual(['Once']);
    for (const each of [`other-${uid}`, uid, uid]) {
      const unheard = { uid: each, id: null };
      expect(await account.removeEvent(id, unheard, until)).toMatchObject({ answered: true });
      expect(standIn.titles(id)).toEqual(each === uid ? [] : ['Once']);
    }
  });

  test('makes an event once, also where its answer is lost, and again after it was deleted', async () => {
    const { account } = await anAccount();
    const id = aCalendar();
    const uid = `${randomUUID()}@book.example.com`;
    const event = { uid, content: anEvent(uid, 'Once'), at: null };
    standIn.failNext({ fault: 'half', of: 'POST' });
    expect(await account.writeEvent(id, event, until)).toMatchObject({ answered: false });
    expect(standIn.titles(id)).toEqual(['Once']);
    const again = await account.writeEvent(id, event, until);
    if (!again.answered) throw new Error(again.trouble, { cause: again.cause });
    expect(standIn.titles(id)).toEqual(['Once']);
    await account.removeEvent(id, { uid, id: again.value.id }, until);
    expect(await account.writeEvent(id, event, until)).toMatchObject({ answered: true });
    expect(standIn.titles(id)).toEqual(['Once']);
  });

  test('makes an event once, also where two are at it', async () => {
    const { account } = await anAccount();
    const id = aCalendar();
    const uid = `${randomUUID()}@book.example.com`;
    const event = { uid, content: anEvent(uid, 'Once'), at: null };
    const answers = await Promise.all([1, 2].map(() => account.writeEvent(id, event, until)));
    expect(answers.map(({ answered }) => answered)).toEqual([true, true]);
    expect(standIn.titles(id)).toEqual(['Once']);
  });

  test('tells nothing secret of what goes wrong', async () => {
    const { account, row } = await anAccount();
    const answers: unknown[] = [];
    for (const status of [400, 403, 404, 418, 429, 500]) {
      standIn.failNext({ status, body: { error: { errors: [{ reason: row.stored() }] } } });
      answers.push(await account.listCalendars(until));
    }
    standIn.failNext({ fault: 'half' });
    answers.push(await account.listCalendars(until));
    standIn.tokens.revoke();
    answers.push(await account.listCalendars(until));
    const said = inspect(answers, { depth: 10 });
    const { accessToken, refreshToken } = JSON.parse(row.stored());
    for (const secret of [standIn.secret, accessToken, refreshToken]) {
      expect(said).not.toContain(secret);
    }
  });
});
