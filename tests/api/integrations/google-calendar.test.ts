import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGoogleCalendar } from '#server/outside/integrations/google/create-google-calendar.ts';
import type { CalendarAccount, KnownCalendar } from '#server/platform/kernel/calendar-provider.ts';
import { aConnectedAccount } from '#tests/support/connect-calendars.ts';
import { fakeClock } from '#tests/support/fake-clock.ts';
import {
  type GoogleCalendarStandIn,
  refusal,
  startGoogleCalendar,
} from '#tests/support/stand-ins/google-calendar-stand-in.ts';

const NOW = '2030-05-06T08:00:00Z';
/** Of each question, not of the whole file. */
const until = {
  get signal() {
    return AbortSignal.timeout(60_000);
  },
};
const nothing: KnownCalendar = { cursor: null, versions: async () => new Map() };

const at = (iso: string) => ({ dateTime: iso, timeZone: 'Europe/Berlin' });
const series = {
  id: 'series',
  iCalUID: 'weekly@google.com',
  summary: 'Weekly',
  start: at('2030-05-07T09:00:00+02:00'),
  end: at('2030-05-07T10:00:00+02:00'),
  recurrence: ['RRULE:FREQ=WEEKLY'],
};
const moved = {
  id: 'series_20300514T070000Z',
  iCalUID: 'weekly@google.com',
  recurringEventId: 'series',
  originalStartTime: at('2030-05-14T09:00:00+02:00'),
  start: at('2030-05-15T09:00:00+02:00'),
  end: at('2030-05-15T10:00:00+02:00'),
};

describe('Google Calendar', () => {
  let google: GoogleCalendarStandIn;
  let account: CalendarAccount;
  beforeAll(async () => {
    google = await startGoogleCalendar();
    account = (await connect()).account;
  });
  afterAll(() => google.stop());

  const connect = () =>
    aConnectedAccount(
      {
        oauth: google.oauth,
        signInAs: (email) => google.oauth.claim({ sub: email, email }),
        open: (clock) => createGoogleCalendar(google.settings, { fetch, clock }),
      },
      fakeClock(NOW),
    );
  const aCalendar = (entry: object = {}) => {
    const id = `${randomUUID()}@group.calendar.google.com`;
    google.addCalendar({ accessRole: 'owner', summary: 'Team', ...entry, id });
    return id;
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
    const provider = createGoogleCalendar(google.settings, { fetch, clock: fakeClock(NOW) });
    const errand = { redirectUri: 'https://book.example.com/google', state: 's', verifier: 'v' };
    const { searchParams } = new URL(await provider.toAuthorization(errand));
    expect(searchParams.get('scope')?.split(' ').toSorted()).toEqual([
      'email',
      'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
      'https://www.googleapis.com/auth/calendar.events.owned',
      'https://www.googleapis.com/auth/calendar.events.readonly',
      'openid',
    ]);
    expect(searchParams.get('prompt')).toContain('consent');
  });

  test('lists what a calendar is called by its owner, its colour and zone, the own one first', async () => {
    aCalendar();
    const own = aCalendar({
      primary: true,
      summaryOverride: 'Mine',
      backgroundColor: '#9FE1E7',
      timeZone: 'Europe/Berlin',
    });
    expect(await account.listCalendars(until)).toMatchObject({
      answered: true,
      value: [
        { id: own, name: 'Mine', color: '#9fe1e7', timeZone: 'Europe/Berlin', isReadOnly: false },
        { name: 'Team', color: null, timeZone: null },
      ],
    });
  });

  test('only reads, where its owner lets it write nowhere', async () => {
    aCalendar();
    google.tokens.grant(google.scope.replace(/ \S+events\.owned/, ''));
    const { account: reading } = await connect();
    google.tokens.grant(google.scope);
    const listed = await reading.listCalendars(until);
    if (!listed.answered) throw new Error(listed.trouble);
    expect(listed.value.every(({ isReadOnly }) => isReadOnly)).toBe(true);
  });

  test('reads a series and what deviates from it', async () => {
    const id = aCalendar();
    google.put(id, series);
    google.put(id, moved);
    const out = { ...moved, id: 'series_20300521T070000Z' };
    google.put(id, { ...out, originalStartTime: at('2030-05-21T09:00:00+02:00') });
    google.cancel(id, out.id);
    const { changed } = await read(id);
    expect(changed.map((each) => each.id)).toEqual([series.id, moved.id, out.id]);
    for (const { content } of changed) expect(content).toContain('UID:weekly@google.com');
    expect(changed[0]?.content).toContain('RRULE:FREQ=WEEKLY');
    expect(changed[1]?.content).toContain('RECURRENCE-ID;TZID=Europe/Berlin:20300514T090000');
    expect(changed[2]?.content).toContain('STATUS:CANCELLED');
  });

  test('knows the series of an instance that is taken out alone', async () => {
    const id = aCalendar();
    google.put(id, series);
    google.put(id, moved);
    const { cursor } = await read(id);
    google.cancel(id, moved.id);
    const { changed, goneIds } = await read(id, since(cursor, [series.id, moved.id]));
    expect(goneIds).toEqual([]);
    expect(changed.map((each) => each.id)).toEqual([moved.id]);
    expect(changed[0]?.content).toContain('UID:weekly@google.com');
    expect(changed[0]?.content).toContain('STATUS:CANCELLED');
  });

  test('takes the deviations of a series away with it', async () => {
    const id = aCalendar();
    google.put(id, series);
    google.put(id, moved);
    const { cursor } = await read(id);
    google.cancel(id, series.id);
    const known = since(cursor, [series.id, moved.id, 'seriesandmore']);
    const { changed, goneIds } = await read(id, known);
    expect(changed).toEqual([]);
    expect(goneIds.toSorted()).toEqual([series.id, moved.id]);
  });

  test('does not take an event for its own that a mail has put there', async () => {
    const id = aCalendar();
    const uid = `${randomUUID()}@book.example.com`;
    google.put(id, { ...series, id: 'copy', iCalUID: uid });
    const answer = await account.writeEvent(id, { uid, content: ours(uid), at: null }, until);
    expect(answer).toMatchObject({ answered: false, trouble: 'changed-meanwhile' });
    expect(google.events(id)).toHaveLength(1);
  });

  test('does not take a calendar that is gone for one that has the event already', async () => {
    const event = { uid: 'u', content: ours('u'), at: null };
    const answer = await account.writeEvent('gone@example.com', event, until);
    expect(answer).toMatchObject({ answered: false, trouble: 'no-calendar-there' });
  });

  test('leaves what the host has set beside', async () => {
    const id = aCalendar();
    const uid = `${randomUUID()}@book.example.com`;
    const made = await account.writeEvent(id, { uid, content: ours(uid), at: null }, until);
    if (!made.answered) throw new Error(made.trouble);
    const [event] = google.events(id);
    expect(event).toMatchObject({
      iCalUID: uid,
      summary: 'Intro',
      start: { dateTime: '2030-05-07T09:00:00.000Z' },
      status: 'confirmed',
    });
    google.put(id, { ...event, id: made.value.id, colorId: '7' });
    const again = { uid, content: ours(uid), at: { id: made.value.id, version: null } };
    expect(await account.writeEvent(id, again, until)).toMatchObject({ answered: true });
    expect(google.events(id)).toMatchObject([{ colorId: '7' }]);
    expect(google.asked().filter(({ method }) => method !== 'GET')).not.toHaveLength(0);
    for (const { method, query } of google.asked()) {
      if (method !== 'GET') expect(query.get('sendUpdates')).toBe('none');
    }
  });

  test.each([
    [403, 'rateLimitExceeded', 'asked-too-often', 'asked-too-often'],
    [403, 'userRateLimitExceeded', 'asked-too-often', 'asked-too-often'],
    [403, 'insufficientPermissions', 'credentials-refused', 'credentials-refused'],
    [403, 'requiredAccessLevel', 'no-calendar-there', 'read-only'],
    [403, 'accessNotConfigured', 'no-answer', 'no-answer'],
    [404, 'notFound', 'no-calendar-there', 'changed-meanwhile'],
    [412, 'conditionNotMet', 'changed-meanwhile', 'changed-meanwhile'],
    [429, 'rateLimitExceeded', 'asked-too-often', 'asked-too-often'],
    [503, 'backendError', 'no-answer', 'no-answer'],
    [400, 'invalid', 'answer-not-understood', 'answer-not-understood'],
  ])(
    '%s %s is %s where it reads, and %s where it writes',
    async (status, reason, reads, writes) => {
      const id = aCalendar();
      google.failNext(refusal(status, reason));
      expect(await account.readChanges(id, nothing, until)).toMatchObject({ trouble: reads });
      google.failNext(refusal(status, reason));
      const event = { uid: 'u', content: ours('u'), at: { id: 'e', version: null } };
      expect(await account.writeEvent(id, event, until)).toMatchObject({ trouble: writes });
    },
  );
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
