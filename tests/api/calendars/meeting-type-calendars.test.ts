import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import type { Connection } from '#shared/api/connection.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { anEvent, connect, eventsAt, look } from '#tests/support/connected-calendar.ts';
import { signInAs } from '#tests/support/logins.ts';
import { roundsOf } from '#tests/support/race-rounds.ts';
import {
  findRadicale,
  type RadicaleAccount,
  type RunningRadicale,
  runRadicale,
} from '#tests/support/run-radicale.ts';
import {
  askRadicale,
  type RadicaleCalendars,
} from '#tests/support/stand-ins/radicale-calendars.ts';

describe.skipIf(!findRadicale())('21. the appointments of a meeting type', () => {
  describeApi('in another calendar than all others', (api) => {
    let radicale: RunningRadicale;
    let server: RadicaleAccount;
    let theirs: RadicaleCalendars;
    let ada: AHost;
    let owner: ApiClient;
    let talk: AMeetingType;
    let course: AMeetingType;
    let connection: Connection;
    /** Their paths there. */
    let home: string;
    let work: string;

    beforeAll(async () => {
      radicale = await runRadicale();
    });
    afterAll(() => radicale.stop());
    beforeEach(async () => {
      server = await radicale.openAccount();
      theirs = askRadicale(server);
      home = await theirs.makeCalendar('Home');
      work = await theirs.makeCalendar('Work');
      ada = await aHost(api.db, { role: 'owner' });
      owner = await signInAs(api, ada);
      talk = await aMeetingType(api.db, ada, { name: 'Talk' });
      course = await aMeetingType(api.db, ada, { name: 'Course' });
      connection = await connect(owner, server);
      await owner.PATCH('/user2/calendar-sync', { body: { writtenCalendarId: idOf('Home') } });
    });

    const idOf = (name: string) => {
      const found = connection.calendars.find((each) => each.name === name);
      if (!found) throw new Error(`There is no calendar ${name}.`);
      return found.id;
    };
    function choose(
      change: { calendarId: string | null; was?: string | null; of?: AMeetingType },
      client = owner,
    ) {
      const { of = course, ...others } = change;
      const meetingTypes = [{ meetingTypeId: of.meetingTypeId, ...others }];
      return client.PATCH('/user2/calendar-sync', { body: { meetingTypes } });
    }
    const list = async (query: Record<string, unknown> = {}) => {
      const { data } = await owner.GET('/meeting-type/integration', { params: { query } });
      return data;
    };
    const write = async () => {
      expect(await api.runJobs()).toEqual([]);
      // What moves to another account is written there by an effect of its own.
      return [...(await api.runDueJobs()), ...(await api.runDueJobs())];
    };
    const uidsIn = async (path: string) => (await eventsAt(server, path)).map(({ uid }) => uid);
    const uidOf = ({ appointmentId }: { readonly appointmentId: string }) =>
      `${appointmentId}@kalends`;

    test('are written there, and those of others where all are', async () => {
      await choose({ calendarId: idOf('Work') });
      const first = await book(api.client, { ...talk, start: at('10:00') });
      const second = await book(api.client, { ...course, start: at('12:00') });
      expect(await write()).toEqual([]);
      expect(await uidsIn(home)).toEqual([uidOf(first)]);
      expect(await uidsIn(work)).toEqual([uidOf(second)]);
    });

    test('are told where they are written, and whether they can be', async () => {
      await choose({ calendarId: idOf('Work') });
      const place = { ownerName: ada.name, isWritable: true };
      expect(await list()).toEqual({
        meetingTypes: [
          {
            ...{ id: course.meetingTypeId, name: 'Course', followsDefault: false },
            ...{ ...place, calendar: { id: idOf('Work'), name: 'Work' } },
          },
          {
            ...{ id: talk.meetingTypeId, name: 'Talk', followsDefault: true },
            ...{ ...place, calendar: { id: idOf('Home'), name: 'Home' } },
          },
        ],
        ...{ total: 2, page: 1, pageSize: 25 },
      });
      const params = { path: { connectionId: connection.id } };
      await owner.PATCH('/connections/{connectionId}', { params, body: { isPaused: true } });
      const paused = await list({ followsDefault: false });
      expect(paused).toMatchObject({
        total: 1,
        meetingTypes: [{ name: 'Course', isWritable: false }],
      });
      expect(await list({ search: 'al', page: 1, pageSize: 1 })).toMatchObject({
        ...{ total: 1, meetingTypes: [{ name: 'Talk' }] },
      });
    });

    test('move there once that is chosen, and back: one event each, of the same UID', async () => {
      const kept = await book(api.client, { ...talk, start: at('10:00') });
      const moved = await book(api.client, { ...course, start: at('12:00') });
      await write();
      expect((await uidsIn(home)).toSorted()).toEqual([kept, moved].map(uidOf).toSorted());
      await choose({ calendarId: idOf('Work') });
      expect(await write()).toEqual([]);
      expect(await uidsIn(home)).toEqual([uidOf(kept)]);
      expect(await uidsIn(work)).toEqual([uidOf(moved)]);
      await changesOn(api).reschedule(moved, at('15:00'));
      await write();
      const [event, ...others] = await eventsAt(server, work);
      expect(others).toEqual([]);
      expect(event?.startDate.toJSDate().toISOString()).toBe(at('15:00'));
      await choose({ calendarId: 'default' });
      expect(await write()).toEqual([]);
      expect((await uidsIn(home)).toSorted()).toEqual([kept, moved].map(uidOf).toSorted());
      expect(await uidsIn(work)).toEqual([]);
    });

    test('are taken away where none is chosen, and stand there again afterwards', async () => {
      const booked = await book(api.client, { ...course, start: at('12:00') });
      await write();
      await choose({ calendarId: null });
      await write();
      expect(await uidsIn(home)).toEqual([]);
      await choose({ calendarId: 'default' });
      await write();
      expect(await uidsIn(home)).toEqual([uidOf(booked)]);
    });

    test('move with the default where they follow it, and stay where they have a place of their own', async () => {
      const first = await book(api.client, { ...talk, start: at('10:00') });
      const second = await book(api.client, { ...course, start: at('12:00') });
      await choose({ calendarId: idOf('Home') });
      await write();
      await owner.PATCH('/user2/calendar-sync', { body: { writtenCalendarId: idOf('Work') } });
      expect(await write()).toEqual([]);
      expect(await uidsIn(work)).toEqual([uidOf(first)]);
      expect(await uidsIn(home)).toEqual([uidOf(second)]);
    });

    test('stay where they are once they are over', async () => {
      const booked = await book(api.client, { ...course, start: at('12:00') });
      await write();
      api.clock.set(at('13:00'));
      await choose({ calendarId: idOf('Work') });
      await write();
      expect(await uidsIn(home)).toEqual([uidOf(booked)]);
    });

    test('move between accounts, each by its own manners: one that is away keeps what it has', async () => {
      const other = await runRadicale();
      const path = await askRadicale(other).makeCalendar('Elsewhere');
      const elsewhere = await connect(owner, other);
      const booked = await book(api.client, { ...course, start: at('12:00') });
      await write();
      await server.kill();
      await choose({ calendarId: elsewhere.calendars[0]?.id ?? null });
      expect(await write()).not.toEqual([]);
      expect(await eventsAt(other, path)).toEqual([]);
      await server.restart();
      expect(await write()).toEqual([]);
      expect(await uidsIn(home)).toEqual([]);
      expect((await eventsAt(other, path)).map(({ uid }) => uid)).toEqual([uidOf(booked)]);
      await other.stop();
    });

    test('stay while the calendar that they are to move to rests, and move once it goes on', async () => {
      const other = await runRadicale();
      const path = await askRadicale(other).makeCalendar('Elsewhere');
      const elsewhere = await connect(owner, other);
      const pause = (isPaused: boolean) =>
        owner.PATCH('/connections/{connectionId}', {
          params: { path: { connectionId: elsewhere.id } },
          body: { isPaused },
        });
      const booked = await book(api.client, { ...course, start: at('12:00') });
      await write();
      await pause(true);
      await choose({ calendarId: elsewhere.calendars[0]?.id ?? null });
      await write();
      expect(await uidsIn(home)).toEqual([uidOf(booked)]);
      await pause(false);
      expect(await write()).toEqual([]);
      expect(await uidsIn(home)).toEqual([]);
      expect((await eventsAt(other, path)).map(({ uid }) => uid)).toEqual([uidOf(booked)]);
      await other.stop();
    });

    test('follow the default again where their calendar was deleted there, or its account is forgotten', async () => {
      const booked = await book(api.client, { ...course, start: at('12:00') });
      await choose({ calendarId: idOf('Work') });
      await write();
      await theirs.removeCalendar(work);
      await look(owner, connection);
      expect(await write()).toEqual([]);
      expect(await uidsIn(home)).toEqual([uidOf(booked)]);
      expect(await list({ followsDefault: false })).toMatchObject({ total: 0 });
    });

    test('are one event in the calendar that was chosen last, however often it is chosen meanwhile', async () => {
      const booked = await book(api.client, { ...course, start: at('12:00') });
      await write();
      for (let round = 0; round < roundsOf({ few: 3, many: 20 }); round += 1) {
        const last = round % 2 === 0 ? 'Work' : 'Home';
        await choose({ calendarId: idOf(last === 'Work' ? 'Home' : 'Work') });
        await Promise.all([
          api.runDueJobs(),
          choose({ calendarId: idOf(last) }).then(api.runDueJobs),
        ]);
        expect(await write()).toEqual([]);
        const stand = { Home: await uidsIn(home), Work: await uidsIn(work) };
        expect(stand).toEqual({ Home: [], Work: [], [last]: [uidOf(booked)] });
      }
    });

    /** Somebody's process has begun to write it there and was killed; what it asked for may still come. */
    const beginAndDie = async ({ appointmentId }: { readonly appointmentId: string }) => {
      expect(await api.runJobs()).toEqual([]);
      const [job] = await api.db.query<{ id: string }>({
        text: `update pgboss.job set state = 'active' where name = 'calendar'
          and data ->> 'appointmentId' = $1 returning id`,
        values: [appointmentId],
      });
      if (!job) throw new Error('Nothing is to be written.');
      const of = [ada.companyId, appointmentId, ada.hostId, idOf('Home')];
      await api.db.query({
        text: `insert into written_event (company_id, appointment_id, host_id, calendar_id, starts_at)
          values ($1, $2, $3, $4, $5)`,
        values: [...of, at('12:00')],
      });
      await api.db.query({
        text: `insert into open_writing (company_id, appointment_id, host_id, calendar_id, effect_id, begun_at)
          values ($1, $2, $3, $4, $5, $6)`,
        values: [...of, job.id, new Date(api.clock.nowMs()).toISOString()],
      });
      /** As a supervisor gives back what has no heartbeat. */
      const giveBack = () =>
        api.db.query({
          text: `update pgboss.job set state = 'retry' where name = 'calendar' and id = $1`,
          values: [job.id],
        });
      return { giveBack };
    };
    const arriveLate = ({ appointmentId }: { readonly appointmentId: string }) => {
      const uid = uidOf({ appointmentId });
      return theirs.putFile(home, `${uid}.ics`, anEvent(uid, [at('12:00'), at('12:30')]));
    };

    test('leave none behind where who wrote the first one was killed and another calendar chosen', async () => {
      const booked = await book(api.client, { ...course, start: at('12:00') });
      const killed = await beginAndDie(booked);
      await choose({ calendarId: idOf('Work') });
      expect(await write()).toEqual([]);
      await arriveLate(booked);
      await killed.giveBack();
      expect(await write()).toEqual([]);
      expect(await uidsIn(home)).toEqual([]);
      expect(await uidsIn(work)).toEqual([uidOf(booked)]);
    });

    test('leave none behind where who wrote the first one was killed and they were cancelled', async () => {
      const booked = await book(api.client, { ...course, start: at('12:00') });
      const killed = await beginAndDie(booked);
      await changesOn(api).cancel(booked);
      expect(await write()).toEqual([]);
      await arriveLate(booked);
      await killed.giveBack();
      expect(await write()).toEqual([]);
      expect([...(await uidsIn(home)), ...(await uidsIn(work))]).toEqual([]);
    });

    describe('whose first writer was killed while its account rests', () => {
      let other: RunningRadicale;
      let elsewhere: string;
      let booked: Awaited<ReturnType<typeof book>>;
      const pause = (isPaused: boolean) =>
        owner.PATCH('/connections/{connectionId}', {
          params: { path: { connectionId: connection.id } },
          body: { isPaused },
        });

      /** Also those of other tests' hosts, which are as due: twenty at once. */
      const readAllAt = async (time: string) => {
        api.clock.set(at(time));
        for (let turn = 0; turn < 5; turn += 1) await api.readCalendars();
      };

      beforeEach(async () => {
        other = await runRadicale();
        elsewhere = await askRadicale(other).makeCalendar('Elsewhere');
        const { calendars } = await connect(owner, other);
        booked = await book(api.client, { ...course, start: at('12:00') });
        const killed = await beginAndDie(booked);
        await choose({ calendarId: calendars[0]?.id ?? null });
        expect(await write()).toEqual([]);
        await arriveLate(booked);
        await pause(true);
        await killed.giveBack();
        expect(await write()).toEqual([]);
        expect(await uidsIn(home)).toEqual([uidOf(booked)]);
      });
      afterEach(() => other.stop());

      test('leave none behind once it goes on, also where it has no answer at first', async () => {
        await pause(false);
        await write();
        await server.kill();
        await readAllAt('06:10');
        await server.restart();
        await readAllAt('06:20');
        expect(await uidsIn(home)).toEqual([]);
        expect((await eventsAt(other, elsewhere)).map(({ uid }) => uid)).toEqual([uidOf(booked)]);
      });

      test.each(['keep', 'remove'] as const)(
        'leave none behind where it is forgotten, and its events are to %s',
        async (events) => {
          await owner.DELETE('/connections/{connectionId}', {
            params: { path: { connectionId: connection.id }, query: { events } },
          });
          expect(await write()).toEqual([]);
          expect(await uidsIn(home)).toEqual([]);
          expect((await eventsAt(other, elsewhere)).map(({ uid }) => uid)).toEqual([uidOf(booked)]);
        },
      );
    });

    test('are taken away where they stand when they are cancelled while they move', async () => {
      const booked = await book(api.client, { ...course, start: at('12:00') });
      await write();
      await choose({ calendarId: idOf('Work') });
      await Promise.all([api.runDueJobs(), changesOn(api).cancel(booked)]);
      expect(await write()).toEqual([]);
      expect([...(await uidsIn(home)), ...(await uidsIn(work))]).toEqual([]);
    });

    test('are chosen a calendar in one of two tabs; the other one hears of it', async () => {
      await choose({ calendarId: idOf('Work'), was: 'default' });
      const second = choose({ calendarId: null, was: 'default' });
      expect(await refusedWith(second)).toBe('409 changed-meanwhile');
      const { data } = await choose({ calendarId: null, was: idOf('Work') });
      expect(data).toMatchObject({ writtenCalendarId: idOf('Home') });
    });

    test('go nowhere but into calendars of their host, and are those that they host', async () => {
      const kofi = await aHost(api.db, { role: 'member', firstname: 'Kofi' }, ada);
      const kofis = await aMeetingType(api.db, kofi);
      const colleague = await signInAs(api, kofi);
      const refused = async (...asked: Parameters<typeof choose>) =>
        expect(await refusedWith(choose(...asked))).toBe('404 not-found');
      await refused({ calendarId: idOf('Work'), of: kofis });
      await refused({ calendarId: idOf('Work'), of: kofis }, colleague);
      await refused({ calendarId: crypto.randomUUID() });
      expect(await list({ followsDefault: false })).toMatchObject({ total: 0 });
    });

    test('are chosen one by an admin who knows its id, and by no member', async () => {
      const admin = await signInAs(api, await aHost(api.db, { role: 'admin' }, ada));
      const member = await signInAs(api, await aHost(api.db, { role: 'member' }, ada));
      const meetingTypes = [{ meetingTypeId: course.meetingTypeId, calendarId: idOf('Work') }];
      const asked = { params: { path: { user: ada.hostId } }, body: { meetingTypes } };
      expect(await refusedWith(member.PATCH('/user2/{user}/calendar-sync', asked))).toBe(
        '403 forbidden',
      );
      await admin.PATCH('/user2/{user}/calendar-sync', asked);
      expect(await list({ followsDefault: false })).toMatchObject({
        meetingTypes: [{ calendar: { name: 'Work' } }],
      });
    });

    test('are chosen one for while the meeting type, or the calendar, goes: none of both is left', async () => {
      for (let round = 0; round < roundsOf({ few: 3, many: 20 }); round += 1) {
        const short = await aMeetingType(api.db, ada, {
          name: `Short ${round}`,
          archivedAt: new Date(),
        });
        const [, gone] = await Promise.allSettled([
          choose({ calendarId: idOf('Work'), of: short }),
          owner.DELETE('/meeting-type/{meetingTypeId}', {
            params: { path: { meetingTypeId: short.meetingTypeId }, query: {} },
          }),
        ]);
        expect(gone.status).toBe('fulfilled');
      }
      const [chosen] = await Promise.allSettled([
        choose({ calendarId: idOf('Work') }),
        owner.DELETE('/connections/{connectionId}', {
          params: { path: { connectionId: connection.id }, query: {} },
        }),
      ]);
      if (chosen.status === 'rejected') expect(chosen.reason).toMatchObject({ code: 'not-found' });
      const rows = await api.db.query({
        text: 'select 1 from meeting_type_calendar where company_id = $1',
        values: [ada.companyId],
      });
      expect(rows).toEqual([]);
    });
  });
});
