import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CalendarAccount } from '#server/platform/kernel/calendar-provider.ts';
import {
  aMemory,
  answerOf,
  NOTHING_KNOWN,
  patience,
  summariesOf,
  troubleOf,
} from '#tests/support/api-calendar-port.ts';
import { aCalendarFile } from '#tests/support/stand-ins/calendar-content.ts';
import {
  type CalendarStandIn,
  calendarStandIns,
} from '#tests/support/stand-ins/calendar-stand-ins.ts';

const rows = Object.entries(calendarStandIns).map(([name, row]) => ({ name, ...row }));

/** What every place promises in which hosts have calendars. */
describe.each(rows.filter(({ missing }) => !missing))('the calendar port of $name', ({ start }) => {
  let standIn: CalendarStandIn;
  let account: CalendarAccount;
  beforeAll(async () => {
    standIn = await start();
    const found = await answerOf(standIn.provider.findAccount(standIn.given(), patience()));
    account = standIn.provider.openAccount(found.credentials);
  });
  afterAll(() => standIn.stop());

  /** A calendar of one's own for a test, and what is known of it. */
  async function aCalendar(...uids: readonly string[]) {
    const id = await standIn.makeCalendar(`Calendar ${randomUUID()}`);
    for (const uid of uids) await standIn.putEvent(id, uid, uid);
    const memory = aMemory();
    const read = async () =>
      memory.take(await answerOf(account.readChanges(id, memory.known(), patience())));
    return { id, memory, read };
  }

  describe('an account', () => {
    test('has the name that its owner knows it by', async () => {
      const { username, password } = standIn.given();
      const { name } = await answerOf(standIn.provider.findAccount(standIn.given(), patience()));
      expect(name).toBe(username);
      expect(name).not.toContain(password);
    });

    test('does not open for a wrong password', async () => {
      const given = { ...standIn.given(), password: 'wrong' };
      const answer = await standIn.provider.findAccount(given, patience());
      expect(answer).toMatchObject({ answered: false, trouble: 'credentials-refused' });
    });

    test('does not open without a password', async () => {
      const given = { ...standIn.given(), password: undefined };
      expect(await troubleOf(standIn.provider.findAccount(given, patience()))).toBe(
        'credentials-refused',
      );
    });
  });

  describe('its calendars', () => {
    test('are listed with their names', async () => {
      const id = await standIn.makeCalendar('Work & <play>');
      const calendars = await answerOf(account.listCalendars(patience()));
      expect(calendars.find((each) => each.id === id)).toMatchObject({
        name: 'Work & <play>',
        isReadOnly: false,
      });
    });

    test('are not there any more once they are deleted', async () => {
      const { id, memory } = await aCalendar('one');
      await standIn.removeCalendar(id);
      const calendars = await answerOf(account.listCalendars(patience()));
      expect(calendars.map((each) => each.id)).not.toContain(id);
      expect(await troubleOf(account.readChanges(id, memory.known(), patience()))).toBe(
        'no-calendar-there',
      );
    });
  });

  describe('what has changed', () => {
    test('is all of it at first, and nothing after that', async () => {
      const { read } = await aCalendar('one', 'two');
      const first = await read();
      expect(first.isWhole).toBe(true);
      expect(summariesOf(first)).toEqual(['one', 'two']);
      expect(await read()).toMatchObject({ isWhole: false, changed: [], goneIds: [] });
    });

    test('is what was made, moved and deleted since', async () => {
      const { id, memory, read } = await aCalendar('kept', 'moved', 'deleted');
      await read();
      await standIn.putEvent(id, 'moved', 'moved to May');
      await standIn.putEvent(id, 'made', 'made');
      await standIn.removeEvent(id, 'deleted');
      const changes = await read();
      expect(changes.isWhole).toBe(false);
      expect(summariesOf(changes)).toEqual(['made', 'moved to May']);
      expect(changes.goneIds).toHaveLength(1);
      expect(memory.size()).toBe(3);
    });

    test('is all of it where the cursor is not known any more', async () => {
      const { memory, read } = await aCalendar('one', 'two');
      await read();
      memory.lose();
      const again = await read();
      expect(again.isWhole).toBe(true);
      expect(summariesOf(again)).toEqual(['one', 'two']);
    });
  });

  describe('an event of ours', () => {
    const write = async (calendarId: string, uid: string, summary = 'Consultation') =>
      answerOf(
        account.writeEvent(
          calendarId,
          { uid, content: aCalendarFile(uid, summary), at: null },
          patience(),
        ),
      );

    test.each(['an-appointment@kalends.example', 'a/strange uid?#%&ü', '.hidden'])(
      'is found again as what was written: %s',
      async (uid) => {
        const { id, read } = await aCalendar();
        const written = await write(id, uid);
        const { changed } = await read();
        expect(changed).toHaveLength(1);
        expect(changed[0]).toMatchObject(written);
        expect(changed[0]?.content).toContain('SUMMARY:Consultation');
      },
    );

    test('is changed where it stands', async () => {
      const { id, read } = await aCalendar();
      const at = await write(id, 'ours');
      const content = aCalendarFile('ours', 'Moved');
      const again = await answerOf(
        account.writeEvent(id, { uid: 'ours', content, at }, patience()),
      );
      expect(again.id).toBe(at.id);
      expect(again.version).not.toBe(at.version);
      expect(summariesOf(await read())).toEqual(['Moved']);
    });

    test('is not written over what somebody else has changed', async () => {
      const { id, read } = await aCalendar();
      const at = await write(id, 'ours');
      await answerOf(
        account.writeEvent(
          id,
          { uid: 'ours', content: aCalendarFile('ours', 'Theirs'), at },
          patience(),
        ),
      );
      const late = { uid: 'ours', content: aCalendarFile('ours', 'Late'), at };
      expect(await troubleOf(account.writeEvent(id, late, patience()))).toBe('changed-meanwhile');
      expect(summariesOf(await read())).toEqual(['Theirs']);
    });

    test('is there once, however often it is made: nobody may have heard that it was', async () => {
      const { id, read } = await aCalendar();
      const first = await write(id, 'ours');
      const again = await write(id, 'ours', 'Written again');
      expect(again.id).toBe(first.id);
      expect(summariesOf(await read())).toEqual(['Written again']);
    });

    test('is not made where another program has one of its UID', async () => {
      const { id, read } = await aCalendar('theirs');
      const event = { uid: 'theirs', content: aCalendarFile('theirs', 'Ours'), at: null };
      expect(await troubleOf(account.writeEvent(id, event, patience()))).toBe('changed-meanwhile');
      expect(summariesOf(await read())).toEqual(['theirs']);
    });

    test('is taken away, as often as it is asked for', async () => {
      const { id, read } = await aCalendar();
      const at = await write(id, 'ours');
      // Without its id too: nobody heard how its writing ended.
      for (const known of [at.id, at.id, null]) {
        const event = { uid: 'ours', id: known };
        expect(await account.removeEvent(id, event, patience())).toMatchObject({ answered: true });
      }
      expect((await read()).changed).toEqual([]);
      await write(id, 'unheard');
      await account.removeEvent(id, { uid: 'unheard', id: null }, patience());
      expect((await read()).changed).toEqual([]);
    });

    test('is not written into a calendar that is not there any more', async () => {
      const { id } = await aCalendar();
      await standIn.removeCalendar(id);
      const event = { uid: 'ours', content: aCalendarFile('ours'), at: null };
      expect(await troubleOf(account.writeEvent(id, event, patience()))).toBe('no-calendar-there');
    });
  });

  describe('while nobody answers', () => {
    const callAll = (asked: CalendarAccount, until: { readonly signal: AbortSignal }) => [
      asked.listCalendars(until),
      asked.readChanges('/a/', NOTHING_KNOWN, until),
      asked.writeEvent('/a/', { uid: 'a', content: aCalendarFile('a'), at: null }, until),
      asked.removeEvent('/a/', { uid: 'a', id: '/a/a.ics' }, until),
    ];

    test('a question that is given up says so', async () => {
      const calls = callAll(account, { signal: AbortSignal.abort() });
      expect(await Promise.all(calls.map(troubleOf))).toEqual(Array(4).fill('no-answer'));
    });

    test('every question says so, and nothing that it says has a password in it', async () => {
      const gone = await start();
      const given = gone.given();
      const found = await answerOf(gone.provider.findAccount(given, patience()));
      const away = gone.provider.openAccount(found.credentials);
      await gone.breakDown();
      const answers = await Promise.all([
        gone.provider.findAccount(given, patience()),
        ...callAll(away, patience()),
      ]);
      await gone.stop();
      for (const answer of answers) {
        expect(answer).toMatchObject({ answered: false, trouble: 'no-answer' });
        const said = inspect(answer, { depth: null, showHidden: true });
        const login = Buffer.from(`${given.username}:${given.password}`).toString('base64');
        for (const secret of [given.password ?? '', login]) expect(said).not.toContain(secret);
      }
    });
  });
});
