import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import type { Connection } from '#shared/api/connection.ts';
import { answerDecision } from '#tests/support/answer-decision.ts';
import { book } from '#tests/support/api-bookings.ts';
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

const HOUR_MS = 3_600_000;

// Where it is missing nothing is tried, and the start of the tests says so.
describe.skipIf(!findRadicale())('what a host does in their calendar', () => {
  describeApi('comes back', (api) => {
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
      home = await theirs.makeCalendar('Home');
      ada = await aHost(api.db, { role: 'owner' });
      owner = await signInAs(api, ada);
      talk = await aMeetingType(api.db, ada);
      connection = await connect(owner, server);
    });

    const changes = changesOn(api);
    const uidOf = (appointmentId: string) => `${appointmentId}@kalends`;
    const fileOf = (appointmentId: string) => `${uidOf(appointmentId)}.ics`;
    const later = (iso: string) => new Date(Date.parse(iso) + HOUR_MS / 2).toISOString();
    /** What their own program writes when they drag it. */
    const drag = (appointmentId: string, start: string, more?: string, end = later(start)) =>
      theirs.putFile(
        home,
        fileOf(appointmentId),
        anEvent(uidOf(appointmentId), [start, end], more),
      );
    const remove = (appointmentId: string) => theirs.removeFile(home, fileOf(appointmentId));
    /** All that is due is done, also what was put off. */
    const settle = async () => {
      for (let round = 0; round < 3; round += 1) {
        expect(await api.runJobs()).toEqual([]);
        expect(await api.runDueJobs()).toEqual([]);
      }
    };
    const bookAt = async (time: string, of = talk) => {
      const booked = await book(api.client, { ...of, start: at(time) });
      await settle();
      await look(owner, connection);
      await settle();
      api.mailbox.empty();
      return booked;
    };
    const lookAndSettle = async () => {
      await look(owner, connection);
      await settle();
    };
    const use = (body: { followsMoves?: boolean; followsDeletions?: boolean }) =>
      owner.PATCH('/user2/calendar-sync', { body });
    const standing = async (appointmentId: string) => {
      const row = await changes.appointmentRow(appointmentId);
      return row && `${row.status} ${row.startsAt.toISOString()}`;
    };
    const written = async () =>
      (await eventsAt(server, home)).map(({ uid, startDate }) => ({
        ...{ uid, start: startDate.toJSDate().toISOString() },
      }));
    const toldTo = (address: string) => api.mailbox.to(address).length;

    test('an appointment follows where its event is moved, and its attendee is told once', async () => {
      const { appointmentId } = await bookAt('12:00');
      await drag(appointmentId, at('15:00'));
      await lookAndSettle();
      expect(await standing(appointmentId)).toBe(`booked ${at('15:00')}`);
      expect(toldTo('maya@visitor.test')).toBe(1);
      await lookAndSettle();
      expect(toldTo('maya@visitor.test')).toBe(1);
      // What they wrote stays as they wrote it: we write no echo of it.
      expect((await eventsAt(server, home)).map(({ summary }) => summary)).toEqual([
        uidOf(appointmentId),
      ]);
    });

    test('what is moved here and there by turns ends where it was moved last', async () => {
      const booked = await bookAt('12:00');
      const { appointmentId } = booked;
      await drag(appointmentId, at('15:00'));
      await lookAndSettle();
      await changes.reschedule(booked, at('10:00'));
      await settle();
      await lookAndSettle();
      expect(await standing(appointmentId)).toBe(`booked ${at('10:00')}`);
      expect(await written()).toEqual([{ uid: uidOf(appointmentId), start: at('10:00') }]);
      // Back to where it had been before: that is no echo.
      await drag(appointmentId, at('12:00'));
      await lookAndSettle();
      expect(await standing(appointmentId)).toBe(`booked ${at('12:00')}`);
    });

    test('an echo of what was written is nothing, however often it is moved', async () => {
      const booked = await book(api.client, { ...talk, start: at('12:00') });
      for (const time of ['13:00', '14:00', '15:00']) {
        await changes.reschedule(booked, at(time));
        await Promise.all([look(owner, connection), api.runJobs().then(() => api.runDueJobs())]);
      }
      await settle();
      await lookAndSettle();
      expect(await standing(booked.appointmentId)).toBe(`booked ${at('15:00')}`);
      expect((await changes.appointmentRow(booked.appointmentId))?.sequence).toBe(3);
      expect(await written()).toEqual([{ uid: uidOf(booked.appointmentId), start: at('15:00') }]);
    });

    test('what two processes wrote at once is followed afterwards', async () => {
      const booked = await bookAt('12:00');
      const { appointmentId } = booked;
      for (let round = 0; round < roundsOf({ few: 3, many: 20 }); round += 1) {
        await changes.reschedule(booked, at('13:00'));
        await api.runJobs();
        await Promise.all([
          api.runDueJobs(),
          changes.reschedule(booked, at('14:00')).then(api.runJobs).then(api.runDueJobs),
        ]);
        await settle();
        await lookAndSettle();
        await drag(appointmentId, at('12:00'));
        await lookAndSettle();
        expect(await standing(appointmentId)).toBe(`booked ${at('12:00')}`);
      }
    });

    test('what was moved here while it was moved there stands where we put it', async () => {
      const booked = await bookAt('12:00');
      const { appointmentId } = booked;
      await drag(appointmentId, at('15:00'));
      await look(owner, connection);
      await changes.reschedule(booked, at('10:00'));
      await settle();
      await lookAndSettle();
      expect(await standing(appointmentId)).toBe(`booked ${at('10:00')}`);
      expect(await written()).toEqual([{ uid: uidOf(appointmentId), start: at('10:00') }]);
      expect(toldTo('maya@visitor.test')).toBe(1);
    });

    test('another title, alarm or length is their own, and nothing follows', async () => {
      const { appointmentId } = await bookAt('12:00');
      const long = new Date(Date.parse(at('12:00')) + 2 * HOUR_MS).toISOString();
      await drag(appointmentId, at('12:00'), 'COLOR:red', long);
      await lookAndSettle();
      expect(await standing(appointmentId)).toBe(`booked ${at('12:00')}`);
      expect(toldTo('maya@visitor.test')).toBe(0);
    });

    test('a move is read before anything else is written over it', async () => {
      const { appointmentId } = await bookAt('12:00');
      await drag(appointmentId, at('15:00'));
      const [attendeeId = ''] = await changes.attendeesOf(appointmentId);
      await owner.POST('/appointments/{appointmentId}/attendees/{attendeeId}/guests', {
        params: { path: { appointmentId, attendeeId } },
        body: { email: 'kim@visitor.test' },
      });
      await settle();
      expect(await standing(appointmentId)).toBe(`booked ${at('15:00')}`);
      expect(await written()).toMatchObject([{ start: at('15:00') }]);
    });

    test('an appointment is cancelled with its event where its host wants that', async () => {
      await use({ followsDeletions: true });
      const { appointmentId } = await bookAt('12:00');
      await remove(appointmentId);
      await lookAndSettle();
      expect(await standing(appointmentId)).toBe(`cancelled ${at('12:00')}`);
      expect(toldTo('maya@visitor.test')).toBe(1);
      expect(await written()).toEqual([]);
    });

    test('what is cancelled in the calendar instead of deleted is deleted', async () => {
      await use({ followsDeletions: true });
      const { appointmentId } = await bookAt('12:00');
      await drag(appointmentId, at('12:00'), 'STATUS:CANCELLED');
      await lookAndSettle();
      expect(await standing(appointmentId)).toBe(`cancelled ${at('12:00')}`);
    });

    test('an event that comes back, or lies in another calendar now, was not given up', async () => {
      await use({ followsDeletions: true });
      const [undone, dragged] = [await bookAt('12:00'), await bookAt('13:00')];
      await remove(undone.appointmentId);
      await look(owner, connection);
      await drag(undone.appointmentId, at('12:00'));
      await lookAndSettle();
      expect(await standing(undone.appointmentId)).toBe(`booked ${at('12:00')}`);
      const work = await theirs.makeCalendar('Work');
      await connect(owner, server);
      await remove(dragged.appointmentId);
      const uid = uidOf(dragged.appointmentId);
      await theirs.putFile(work, `${uid}.ics`, anEvent(uid, [at('13:00'), at('13:30')]));
      await lookAndSettle();
      expect(await standing(dragged.appointmentId)).toBe(`booked ${at('13:00')}`);
    });

    test('a calendar that is deleted calls nothing off', async () => {
      await use({ followsDeletions: true });
      const booked = [await bookAt('12:00'), await bookAt('13:00')];
      const stand = () => Promise.all(booked.map((each) => standing(each.appointmentId)));
      await theirs.removeCalendar(home);
      await lookAndSettle();
      expect(await stand()).toEqual([`booked ${at('12:00')}`, `booked ${at('13:00')}`]);
    });

    test('many events that are deleted at once call nothing off', async () => {
      await use({ followsDeletions: true });
      const times = ['10:00', '11:00', '12:00', '13:00'];
      const ids: string[] = [];
      for (const time of times) ids.push((await bookAt(time)).appointmentId);
      for (const id of ids) await remove(id);
      await lookAndSettle();
      expect(await Promise.all(ids.map(standing))).toEqual(
        times.map((time) => `booked ${at(time)}`),
      );
    });

    test('nothing comes back while its connection is paused, and all of it once it goes on', async () => {
      const { appointmentId } = await bookAt('12:00');
      const pause = (isPaused: boolean) =>
        owner.PATCH('/connections/{connectionId}', {
          params: { path: { connectionId: connection.id } },
          body: { isPaused },
        });
      await pause(true);
      await drag(appointmentId, at('15:00'));
      await lookAndSettle();
      expect(await standing(appointmentId)).toBe(`booked ${at('12:00')}`);
      await pause(false);
      await lookAndSettle();
      expect(await standing(appointmentId)).toBe(`booked ${at('15:00')}`);
    });

    test('two processes that read it at once do it once', async () => {
      const { appointmentId } = await bookAt('12:00');
      await drag(appointmentId, at('15:00'));
      await Promise.all([look(owner, connection), look(owner, connection)]);
      await settle();
      expect(await standing(appointmentId)).toBe(`booked ${at('15:00')}`);
      expect(toldTo('maya@visitor.test')).toBe(1);
    });

    test('what is over stays over, whatever becomes of its event', async () => {
      const { appointmentId } = await bookAt('12:00');
      api.clock.set(at('12:30'));
      await drag(appointmentId, at('15:00'));
      await lookAndSettle();
      expect(await standing(appointmentId)).toBe(`booked ${at('12:00')}`);
    });

    const asked = async () =>
      (await owner.GET('/decisions', { params: { query: {} } })).data?.decisions;
    const kinds = async () =>
      (await asked())?.map(({ kind, proposedStart }) => `${kind} ${proposedStart}`);
    const answer = async (said: 'move' | 'cancel' | 'put-back') => {
      const [first] = (await asked()) ?? [];
      if (!first) throw new Error('Nothing is asked');
      await answerDecision(owner, first, said);
      await settle();
    };

    test('its host is asked about a move where they want that, once, and it moves by a press', async () => {
      await use({ followsMoves: false });
      const { appointmentId } = await bookAt('12:00');
      await drag(appointmentId, at('15:00'));
      await lookAndSettle();
      await lookAndSettle();
      expect(await standing(appointmentId)).toBe(`booked ${at('12:00')}`);
      expect(await kinds()).toEqual([`moved-there ${at('15:00')}`]);
      expect([toldTo(ada.email), toldTo('maya@visitor.test')]).toEqual([1, 0]);
      await answer('move');
      expect(await standing(appointmentId)).toBe(`booked ${at('15:00')}`);
      expect(await asked()).toEqual([]);
      expect(toldTo('maya@visitor.test')).toBe(1);
      await lookAndSettle();
      expect(await written()).toEqual([{ uid: uidOf(appointmentId), start: at('15:00') }]);
    });

    test('what was moved is put back by a press, and asked about anew when it is moved again', async () => {
      await use({ followsMoves: false });
      const { appointmentId } = await bookAt('12:00');
      for (let time = 0; time < 2; time += 1) {
        await drag(appointmentId, at('15:00'));
        await lookAndSettle();
        await answer('put-back');
        expect(await written()).toEqual([{ uid: uidOf(appointmentId), start: at('12:00') }]);
        await lookAndSettle();
        expect(await asked()).toEqual([]);
      }
      expect(toldTo('maya@visitor.test')).toBe(0);
    });

    test('what was deleted asks, and is put back or cancelled by a press', async () => {
      const { appointmentId } = await bookAt('12:00');
      await remove(appointmentId);
      await lookAndSettle();
      expect(await kinds()).toEqual(['deleted-there null']);
      await answer('put-back');
      expect(await written()).toEqual([{ uid: uidOf(appointmentId), start: at('12:00') }]);
      await lookAndSettle();
      await remove(appointmentId);
      await lookAndSettle();
      await answer('cancel');
      expect(await standing(appointmentId)).toBe(`cancelled ${at('12:00')}`);
      expect(toldTo('maya@visitor.test')).toBe(1);
    });

    test('what cannot follow asks: a time that is taken, a series', async () => {
      const [first, second] = [await bookAt('12:00'), await bookAt('13:00')];
      await drag(first.appointmentId, at('13:00'));
      await drag(second.appointmentId, at('13:00'), 'RRULE:FREQ=DAILY');
      await lookAndSettle();
      expect(await kinds()).toEqual([`moved-there ${at('13:00')}`, 'moved-there null']);
      expect(await standing(first.appointmentId)).toBe(`booked ${at('12:00')}`);
      expect(toldTo('maya@visitor.test')).toBe(0);
    });

    test('what others come to, or hold too, asks, and nobody is told before its host has answered', async () => {
      const kofi = await aHost(api.db, { role: 'member' }, ada);
      const group = await bookAt('12:00', await aMeetingType(api.db, ada, { totalSpots: 4 }));
      const joint = await bookAt('13:00', await aMeetingType(api.db, [ada, kofi]));
      await drag(group.appointmentId, at('15:00'));
      await remove(joint.appointmentId);
      await lookAndSettle();
      expect(await kinds()).toEqual([`moved-there ${at('15:00')}`, 'deleted-there null']);
      expect(await standing(group.appointmentId)).toBe(`booked ${at('12:00')}`);
      expect(await standing(joint.appointmentId)).toBe(`booked ${at('13:00')}`);
      expect([toldTo('maya@visitor.test'), toldTo(kofi.email)]).toEqual([0, 0]);
      await answer('move');
      expect(await standing(group.appointmentId)).toBe(`booked ${at('15:00')}`);
      await answer('cancel');
      expect(await standing(joint.appointmentId)).toBe(`cancelled ${at('13:00')}`);
      expect(toldTo('maya@visitor.test')).toBe(2);
      expect(toldTo(kofi.email)).toBe(1);
    });

    test('a question ends with what it is about: it is moved back there, or here, or disconnected', async () => {
      await use({ followsMoves: false });
      const booked = await bookAt('12:00');
      const { appointmentId } = booked;
      await drag(appointmentId, at('15:00'));
      await lookAndSettle();
      await drag(appointmentId, at('12:00'));
      await lookAndSettle();
      expect(await asked()).toEqual([]);
      await drag(appointmentId, at('15:00'));
      await lookAndSettle();
      expect(await asked()).toHaveLength(1);
      await changes.reschedule(booked, at('10:00'));
      await settle();
      expect(await asked()).toEqual([]);
      expect(await written()).toEqual([{ uid: uidOf(appointmentId), start: at('10:00') }]);
      await changes.reschedule(booked, at('12:00'));
      await settle();
      expect(await asked()).toEqual([]);
      await drag(appointmentId, at('15:00'));
      await lookAndSettle();
      await owner.DELETE('/connections/{connectionId}', {
        params: { path: { connectionId: connection.id }, query: {} },
      });
      expect(await asked()).toEqual([]);
      expect(await standing(appointmentId)).toBe(`booked ${at('12:00')}`);
    });
  });
});
