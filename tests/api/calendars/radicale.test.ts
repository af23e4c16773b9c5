import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import type { Connection } from '#shared/api/connection.ts';
import { NOW } from '#tests/support/api.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at, availabilityOf, day, halfHours, timesOf } from '#tests/support/api-slots.ts';
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

const MINUTE_MS = 60_000;

/** Who looks into what is forgotten meanwhile reads that it is not there. */
function refusedAsGone(error: unknown): void {
  expect(error).toMatchObject({ code: 'not-found' });
}

// Where it is missing nothing is tried, and the start of the tests says so.
describe.skipIf(!findRadicale())('21. the calendar of a host', () => {
  describeApi('on a real CalDAV server', (api) => {
    let radicale: RunningRadicale;
    let server: RadicaleAccount;
    let theirs: RadicaleCalendars;
    let ada: AHost;
    let owner: ApiClient;
    let talk: AMeetingType;
    let home: string;
    let connection: Connection;

    beforeAll(async () => {
      radicale = await runRadicale();
    });
    afterAll(() => radicale.stop());
    beforeEach(async () => {
      server = await radicale.openAccount();
      theirs = askRadicale(server);
      home = await theirs.makeCalendar('Home', { color: '#aabbccff' });
      ada = await aHost(api.db, { role: 'owner' });
      owner = await signInAs(api, ada);
      talk = await aMeetingType(api.db, ada);
      connection = await connect(owner, server);
    });

    const all = halfHours(9, 17);
    const free = () => timesOf(api.client, talk);
    const without = (...times: string[]) => all.filter((time) => !times.includes(time));
    const put = (uid: string, from: string, to: string, more?: string) =>
      theirs.putFile(home, `${uid}.ics`, anEvent(uid, [at(from), at(to)], more));
    const list = async (client = owner) => {
      const { data } = await client.GET('/connections', { params: { query: {} } });
      return data?.connections[0];
    };
    const of = ({ id }: Connection) => ({ params: { path: { connectionId: id } } });
    const pause = (isPaused: boolean) =>
      owner.PATCH('/connections/{connectionId}', { ...of(connection), body: { isPaused } });
    /** Everything that is due to be written is. */
    const write = async () => {
      expect(await api.runJobs()).toEqual([]);
      return api.runDueJobs();
    };
    const written = async () =>
      (await eventsAt(server, home)).map(({ uid, summary, startDate, sequence }) => ({
        ...{ uid, summary, sequence },
        start: startDate.toJSDate().toISOString(),
      }));

    test('is connected by its address, its owner’s name and a password, with its calendars', async () => {
      expect(connection.calendars).toEqual([
        expect.objectContaining({
          name: 'Home',
          color: '#aabbcc',
          isReadOnly: false,
          isBusy: true,
        }),
      ]);
      expect(connection).toMatchObject({
        ...{ account: server.username, provider: 'caldav', isPaused: false, readAt: NOW },
        ...{ trouble: null, closesSince: null },
      });
      expect(JSON.stringify(connection)).not.toContain(server.password());
    });

    test('takes its owner’s time from them, and gives it back', async () => {
      expect(await free()).toEqual(all);
      await put('dentist', '10:00', '11:00');
      expect(await free()).toEqual(all);
      await look(owner, connection);
      expect(await free()).toEqual(without('10:00', '10:30'));
      await put('dentist', '14:15', '14:30');
      await look(owner, connection);
      expect(await free()).toEqual(without('14:00'));
      await theirs.removeFile(home, 'dentist.ics');
      await look(owner, connection);
      expect(await free()).toEqual(all);
    });

    test('is read by itself, within a minute, and only once it is due', async () => {
      await put('dentist', '10:00', '11:00');
      await api.readCalendars();
      expect(await free()).toEqual(all);
      api.clock.set(new Date(Date.parse(NOW) + MINUTE_MS).toISOString());
      await api.readCalendars();
      expect(await free()).toEqual(without('10:00', '10:30'));
    });

    test('is not offered for a booking either: what closes time and what takes it meet', async () => {
      await put('dentist', '10:00', '11:00');
      await look(owner, connection);
      expect(await refusedWith(book(api.client, { ...talk, start: at('10:00') }))).toBe(
        '409 slot-no-longer-available',
      );
    });

    test('is looked into once more before a booking: what came a moment ago keeps its time', async () => {
      const visitor = await api.looking();
      await put('dentist', '10:00', '11:00');
      expect(await free()).toContain('10:00');
      expect(await refusedWith(book(visitor, { ...talk, start: at('10:00') }))).toBe(
        '409 slot-no-longer-available',
      );
      await book(visitor, { ...talk, start: at('11:00') });
    });

    test('shows its events by name to its owner alone', async () => {
      await put('dentist', '10:00', '11:00');
      await look(owner, connection);
      const query = { from: day.start, to: day.end, hostIds: [ada.hostId] };
      const admin = await signInAs(api, await aHost(api.db, { role: 'admin' }, ada));
      const titles = async (client: ApiClient) => {
        const { data } = await client.GET('/calendar', { params: { query } });
        return data?.hosts[0]?.busy.map(({ kind, title }) => `${kind} ${title}`);
      };
      expect(await titles(owner)).toEqual(['calendar-event dentist']);
      expect(await titles(admin)).toEqual(['calendar-event null']);
    });

    test('tells an admin how it is, and nothing of what is in it', async () => {
      const admin = await signInAs(api, await aHost(api.db, { role: 'admin' }, ada));
      const member = await signInAs(api, await aHost(api.db, { role: 'member' }, ada));
      const query = { of: 'company' as const };
      const { data } = await admin.GET('/connections', { params: { query } });
      expect(data?.connections).toEqual([
        { ...connection, account: null, calendars: [], hostName: expect.any(String) },
      ]);
      expect(await refusedWith(member.GET('/connections', { params: { query } }))).toBe(
        '403 forbidden',
      );
      expect(await list(member)).toBe(undefined);
      expect(await refusedWith(look(member, connection))).toBe('403 forbidden');
    });

    test('has each appointment once, as it is: booked, moved, cancelled', async () => {
      const { reschedule, cancel } = changesOn(api);
      const booked = await book(api.client, { ...talk, start: at('12:00') });
      expect(await write()).toEqual([]);
      const uid = `${booked.appointmentId}@kalends`;
      const [first, ...others] = await written();
      expect(others).toEqual([]);
      expect(first).toMatchObject({ uid, start: at('12:00') });
      expect(first?.summary).toContain('Maya Lindqvist');
      await reschedule(booked, at('15:00'));
      expect(await write()).toEqual([]);
      const [moved, ...none] = await written();
      expect(none).toEqual([]);
      expect(moved).toMatchObject({ uid, start: at('15:00') });
      expect(moved?.sequence).toBeGreaterThan(first?.sequence ?? 0);
      await cancel(booked);
      expect(await write()).toEqual([]);
      expect(await written()).toEqual([]);
    });

    test('invites nobody: its server is told of no attendee', async () => {
      await book(api.client, { ...talk, start: at('12:00') });
      await write();
      const [event] = await eventsAt(server, home);
      expect(event?.attendees).toEqual([]);
      expect(event?.organizer).toBeFalsy();
      expect(event?.description).toContain('maya@visitor.test');
    });

    test('never takes the time of an appointment twice', async () => {
      await book(api.client, { ...talk, start: at('12:00') });
      await write();
      await look(owner, connection);
      const rows = await api.db.query({
        text: 'select 1 from busy_time where company_id = $1',
        values: [ada.companyId],
      });
      expect(rows).toEqual([]);
      expect(await free()).toEqual(without('12:00'));
    });

    test('loses an appointment that a colleague takes over, and theirs has it', async () => {
      const kofi = await aHost(api.db, { role: 'member', firstname: 'Kofi' }, ada);
      const other = await runRadicale();
      const kofis = await askRadicale(other).makeCalendar('Work');
      await connect(await signInAs(api, kofi), other);
      const { appointmentId } = await book(api.client, { ...talk, start: at('12:00') });
      await write();
      await owner.POST('/booking/hand-over/{appointmentId}', {
        params: { path: { appointmentId } },
        body: { toHostId: kofi.hostId },
      });
      expect(await write()).toEqual([]);
      expect(await written()).toEqual([]);
      expect(await eventsAt(other, kofis)).toHaveLength(1);
      await other.stop();
    });

    test('has everything once, and in its last state, after its server was away', async () => {
      const { reschedule, cancel } = changesOn(api);
      await server.kill();
      const kept = await book(api.client, { ...talk, start: at('12:00') });
      const gone = await book(api.client, { ...talk, start: at('13:00') });
      expect(await write()).not.toEqual([]);
      await reschedule(kept, at('15:00'));
      await cancel(gone);
      await write();
      await server.restart();
      expect(await write()).toEqual([]);
      expect(await written()).toMatchObject([
        { uid: `${kept.appointmentId}@kalends`, start: at('15:00') },
      ]);
    });

    test('closes its owner’s time once it could not be read for a quarter of an hour, and opens it by itself', async () => {
      await server.kill();
      const later = async (minutes: number) => {
        api.clock.set(new Date(Date.parse(NOW) + minutes * MINUTE_MS).toISOString());
        await api.readCalendars();
      };
      await later(1);
      expect(await list()).toMatchObject({ trouble: { kind: 'no-answer' }, closesSince: null });
      expect(await free()).not.toEqual([]);
      for (const minutes of [3, 8, 14]) await later(minutes);
      expect(await free()).not.toEqual([]);
      for (const minutes of [20, 30]) await later(minutes);
      const since = new Date(Date.parse(NOW) + MINUTE_MS).toISOString();
      expect(await list()).toMatchObject({ closesSince: since });
      expect(await free()).toEqual([]);
      const { dates } = await availabilityOf(api.client, talk, { troubleshoot: false });
      expect(dates.flatMap(({ spots }) => spots)).toEqual([]);
      await api.runJobs();
      expect(api.mailbox.only(ada.email).text).toContain(server.username);
      await server.restart();
      await later(40);
      expect(await list()).toMatchObject({ trouble: null, closesSince: null });
      expect(await free()).not.toEqual([]);
      await api.runJobs();
      api.mailbox.only(ada.email);
    });

    test('says that its password is another one, and goes on with that', async () => {
      await server.changePassword('another one that is long');
      await server.restart();
      expect(await look(owner, connection)).toMatchObject({
        trouble: { kind: 'credentials-refused', since: NOW },
      });
      const reconnect = (password: string) =>
        owner.PUT('/connections/{connectionId}/credentials', {
          ...of(connection),
          body: { password },
        });
      expect(await refusedWith(reconnect('wrong'))).toBe('422 calendar-credentials-refused');
      await put('dentist', '10:00', '11:00');
      expect((await reconnect(server.password())).data).toMatchObject({ trouble: null });
      expect(await free()).toEqual(without('10:00', '10:30'));
    });

    test('is connected once where it is connected twice at once', async () => {
      await Promise.all([connect(owner, server), connect(owner, server)]);
      const { data } = await owner.GET('/connections', { params: { query: {} } });
      expect(data?.connections.map(({ id }) => id)).toEqual([connection.id]);
    });

    test('rests while it is paused: it takes no time and has no news, and catches up', async () => {
      await put('dentist', '10:00', '11:00');
      await look(owner, connection);
      await pause(true);
      expect(await free()).toEqual(all);
      await book(api.client, { ...talk, start: at('12:00') });
      await write();
      expect(await written()).toMatchObject([{ uid: 'dentist' }]);
      await pause(false);
      expect(await free()).toEqual(without('10:00', '10:30', '12:00'));
      await write();
      expect(await written()).toHaveLength(2);
    });

    test('has what changed while it was paused, once it goes on', async () => {
      const { reschedule, cancel } = changesOn(api);
      const moved = await book(api.client, { ...talk, start: at('12:00') });
      const gone = await book(api.client, { ...talk, start: at('13:00') });
      await write();
      await pause(true);
      await reschedule(moved, at('15:00'));
      await cancel(gone);
      await write();
      const starts = (await written()).map(({ start }) => start);
      expect(starts.toSorted()).toEqual([at('12:00'), at('13:00')]);
      await pause(false);
      expect(await write()).toEqual([]);
      expect(await written()).toMatchObject([
        { uid: `${moved.appointmentId}@kalends`, start: at('15:00') },
      ]);
    });

    test('keeps nothing that was written by a process that was killed before it could note it', async () => {
      const booked = await book(api.client, { ...talk, start: at('12:00') });
      await write();
      await api.db.query({
        text: `update written_event set remote_id = null, version = null, content_hash = null
          where appointment_id = $1`,
        values: [booked.appointmentId],
      });
      await changesOn(api).cancel(booked);
      expect(await write()).toEqual([]);
      expect(await written()).toEqual([]);
    });

    test('closes nothing while it is paused, also where it is paused while it is read', async () => {
      await server.kill();
      for (let round = 0; round < roundsOf({ few: 4, many: 40 }); round += 1) {
        await pause(false);
        await look(owner, connection);
        api.clock.set(new Date(api.clock.nowMs() + 20 * MINUTE_MS).toISOString());
        await Promise.all([look(owner, connection), pause(true)]);
        expect(await list()).toMatchObject({ isPaused: true, closesSince: null });
      }
    });

    test('that says nothing lets a booking wait once, and not for long', async () => {
      const visitor = await api.looking({ patienceMs: 300 });
      server.freeze();
      await book(visitor, { ...talk, start: at('10:00') });
      await book(visitor, { ...talk, start: at('11:00') });
      server.thaw();
      expect(await free()).toEqual(without('10:00', '11:00'));
    });

    test('is forgotten whole: its password, its events, the time that they took', async () => {
      await put('dentist', '10:00', '11:00');
      await look(owner, connection);
      await book(api.client, { ...talk, start: at('12:00') });
      await write();
      await owner.DELETE('/connections/{connectionId}', {
        params: { path: { connectionId: connection.id }, query: { events: 'remove' } },
      });
      expect(await written()).toMatchObject([{ uid: 'dentist' }]);
      expect(await free()).toEqual(without('12:00'));
      for (const table of ['connection', 'external_calendar', 'external_event', 'written_event']) {
        const rows = await api.db.query({
          text: `select 1 from ${table} where company_id = $1`,
          values: [ada.companyId],
        });
        expect(rows).toEqual([]);
      }
    });

    test('is forgotten while it is read, and nothing of it comes back', async () => {
      for (let round = 0; round < roundsOf({ few: 4, many: 40 }); round += 1) {
        const { id } = await connect(owner, server);
        await put(`dentist-${round}`, '10:00', '11:00');
        const [, forgotten] = await Promise.all([
          look(owner, { id }).catch(refusedAsGone),
          owner.DELETE('/connections/{connectionId}', {
            params: { path: { connectionId: id }, query: {} },
          }),
        ]);
        expect(forgotten.data).toEqual({ deleted: true });
        expect(await free()).toEqual(all);
        expect(await list()).toBe(undefined);
      }
    });

    test('counts where its owner says so, and what is tentative too', async () => {
      await put('maybe', '10:00', '10:30', 'STATUS:TENTATIVE');
      await put('dentist', '11:00', '11:30');
      await look(owner, connection);
      expect(await free()).toEqual(without('10:00', '11:00'));
      await owner.PATCH('/user2/calendar-sync', { body: { countsTentative: false } });
      expect(await free()).toEqual(without('11:00'));
      await owner.PATCH('/user2/calendar-sync', { body: { busyCalendarIds: [] } });
      expect(await free()).toEqual(all);
    });

    test('is gone here once it is gone there, and its time with it', async () => {
      await put('dentist', '10:00', '11:00');
      await look(owner, connection);
      await theirs.removeCalendar(home);
      await look(owner, connection);
      expect((await list())?.calendars).toEqual([]);
      expect(await free()).toEqual(all);
    });

    test('lets nobody in by the password that is kept', async () => {
      const rows = await api.db.query<{ text: string }>({
        text: 'select row_to_json(c)::text as text from connection c where company_id = $1',
        values: [ada.companyId],
      });
      expect(rows).toHaveLength(1);
      expect(rows[0]?.text).toContain('sealed1.');
      expect(rows[0]?.text).not.toContain(server.password());
    });
  });
});
