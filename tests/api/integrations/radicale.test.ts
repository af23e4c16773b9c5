import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCalDav } from '#server/outside/integrations/caldav/create-cal-dav.ts';
import { systemClock } from '#server/platform/kernel/clock.ts';
import type { FetchOutside } from '#server/platform/kernel/fetch-outside.ts';
import {
  aMemory,
  answerOf,
  NOTHING_KNOWN,
  patience,
  summariesOf,
  troubleOf,
} from '#tests/support/api-calendar-port.ts';
import { findRadicale, type RunningRadicale, runRadicale } from '#tests/support/run-radicale.ts';
import { aCalendarFile, aCalendarFileOf } from '#tests/support/stand-ins/calendar-content.ts';
import { NO_RECORDS, openCalDav } from '#tests/support/stand-ins/calendar-stand-ins.ts';
import {
  askRadicale,
  type RadicaleCalendars,
} from '#tests/support/stand-ins/radicale-calendars.ts';

const BERLIN = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//T//T//EN', 'BEGIN:VTIMEZONE'],
  'TZID:Europe/Berlin',
  ...['BEGIN:STANDARD', 'DTSTART:19701025T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
  ...['END:STANDARD', 'END:VTIMEZONE', 'END:VCALENDAR', ''],
].join('\r\n');

/** What the port says of a real server beyond what all places promise. */
describe.skipIf(!findRadicale())('CalDAV with Radicale', () => {
  let server: RunningRadicale;
  let calendars: RadicaleCalendars;
  beforeAll(async () => {
    server = await runRadicale();
    calendars = askRadicale(server);
  });
  afterAll(() => server.stop());

  const givenAt = (address: string) => ({
    address,
    username: server.username,
    password: server.password(),
  });
  const open = async (provider = openCalDav()) => {
    const found = await answerOf(provider.findAccount(givenAt(server.url), patience()));
    return provider.openAccount(found.credentials);
  };
  const aCalendarOf = async (count: number) => {
    const id = await calendars.makeCalendar(randomUUID());
    const uids = Array.from({ length: count }, (_, at) => `event-${at}`);
    await calendars.putCalendar(id, aCalendarFileOf(uids));
    return id;
  };

  test.each(['', '/', '/ada', '/ada/', '/nothing/here/'])(
    'an account is found from its address with "%s" behind it',
    async (path) => {
      const provider = openCalDav();
      const id = await calendars.makeCalendar('Mine');
      const { name, credentials } = await answerOf(
        provider.findAccount(givenAt(server.url + path), patience()),
      );
      expect(name).toBe('ada');
      const listed = await answerOf(provider.openAccount(credentials).listCalendars(patience()));
      expect(listed.map((each) => each.id)).toContain(id);
    },
  );

  test('a password is not sent without encryption where the address does not ask for that', async () => {
    const asked: URL[] = [];
    const noting: FetchOutside = (url, init) => {
      asked.push(new URL(url));
      return fetch(url, init);
    };
    const provider = createCalDav({ fetch: noting, clock: systemClock, records: NO_RECORDS });
    const { host } = new URL(server.url);
    expect(await troubleOf(provider.findAccount(givenAt(host), patience()))).toBe('no-answer');
    expect(asked.map(({ protocol }) => protocol)).not.toContain('http:');
  });

  test('a calendar has its colour and zone, and tasks are no calendar', async () => {
    const color = '#FF2968FF';
    const id = await calendars.makeCalendar('Home', { color, timeZone: BERLIN });
    const tasks = await calendars.makeCalendar('Tasks', { components: ['VTODO'] });
    const listed = await answerOf((await open()).listCalendars(patience()));
    expect(listed.find((each) => each.id === id)).toEqual({
      id,
      name: 'Home',
      color: '#ff2968',
      timeZone: 'Europe/Berlin',
      isReadOnly: false,
    });
    expect(listed.map((each) => each.id)).not.toContain(tasks);
  });

  test('tasks among events are not told', async () => {
    const id = await calendars.makeCalendar('Both', { components: ['VEVENT', 'VTODO'] });
    await calendars.putFile(id, 'task.ics', aCalendarFile('task', 'Shopping', 'VTODO'));
    await calendars.putFile(id, 'event.ics', aCalendarFile('event', 'Dentist'));
    const changes = await answerOf((await open()).readChanges(id, NOTHING_KNOWN, patience()));
    expect(summariesOf(changes)).toEqual(['Dentist']);
  });

  test('a thousand events are read once, and one change alone', async () => {
    const account = await open();
    const id = await aCalendarOf(1000);
    const memory = aMemory();
    const read = async () =>
      memory.take(await answerOf(account.readChanges(id, memory.known(), patience())));
    expect((await read()).changed).toHaveLength(1000);
    await calendars.putFile(id, 'new.ics', aCalendarFile('new', 'New'));
    expect(summariesOf(await read())).toEqual(['New']);
  });

  test('a server that is killed in the middle tells nothing, and all of it once it is back', async () => {
    const id = await aCalendarOf(150);
    let batches = 0;
    const killing: FetchOutside = async (url, init) => {
      if (String(init?.body).includes('calendar-multiget')) {
        batches += 1;
        if (batches === 2) await server.kill();
      }
      return fetch(url, init);
    };
    const account = await open(
      createCalDav({ fetch: killing, clock: systemClock, records: NO_RECORDS }),
    );
    expect(await troubleOf(account.readChanges(id, NOTHING_KNOWN, patience()))).toBe('no-answer');
    await server.restart();
    const changes = await answerOf(account.readChanges(id, NOTHING_KNOWN, patience()));
    expect(changes.changed).toHaveLength(150);
  });

  test('what was read before a restart is not read again after it', async () => {
    const account = await open();
    const id = await aCalendarOf(2);
    const memory = aMemory();
    memory.take(await answerOf(account.readChanges(id, memory.known(), patience())));
    await server.restart();
    await calendars.putFile(id, 'new.ics', aCalendarFile('new', 'New'));
    const changes = await answerOf(account.readChanges(id, memory.known(), patience()));
    expect(changes.isWhole).toBe(false);
    expect(summariesOf(changes)).toEqual(['New']);
  });

  test('a password that is changed there opens nothing any more', async () => {
    const account = await open();
    const id = await aCalendarOf(1);
    const before = server.password();
    await server.changePassword('another');
    const event = { uid: 'a', content: aCalendarFile('a'), at: null };
    const calls = [
      account.listCalendars(patience()),
      account.readChanges(id, NOTHING_KNOWN, patience()),
      account.writeEvent(id, event, patience()),
      account.removeEvent(id, { uid: 'any', id: `${id}0.ics` }, patience()),
    ];
    expect(await Promise.all(calls.map(troubleOf))).toEqual(Array(4).fill('credentials-refused'));
    expect(await troubleOf((await open()).listCalendars(patience()))).toBe('answered');
    await server.changePassword(before);
  });
});
