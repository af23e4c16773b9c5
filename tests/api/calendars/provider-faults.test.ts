import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '#shared/api/connection.ts';
import { DEMO_PASSWORD, NOW, ORIGIN, openApi, type TestApi } from '#tests/support/api.ts';
import { book } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at, halfHours, timesOf } from '#tests/support/api-slots.ts';
import { askingAt } from '#tests/support/asking-at.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { letIn } from '#tests/support/let-in.ts';
import { aLogin } from '#tests/support/logins.ts';
import { isSoak } from '#tests/support/race-rounds.ts';
import { type CalendarPlace, calendarPlaces } from '#tests/support/stand-ins/calendar-places.ts';
import type { ServerFault } from '#tests/support/stand-ins/faulty-server.ts';

const MINUTE_MS = 60_000;
const timeAt = (minutes: number) => new Date(Date.parse(NOW) + minutes * MINUTE_MS).toISOString();

/** Of half an answer providers say one or the other, and what is no calendar is none that is there. */
const UNREAD = /^(?:no-answer|answer-not-understood|no-calendar-there)$/;

/** What a server does, and what its host is told of it. */
const faults = {
  'breaks off': ['breaks-off', /^no-answer$/],
  'says half of it': ['half', UNREAD],
  'says a page': ['page', UNREAD],
  'says another document': ['other-document', UNREAD],
  fails: [{ status: 500 }, /^no-answer$/],
  'has enough for a while': [
    { status: 429, headers: { 'retry-after': '600' } },
    /^asked-too-often$/,
  ],
} as const satisfies Record<string, readonly [ServerFault, RegExp]>;

/** What differs most for what is written: nothing was done, it seems to have been, or nobody knows. */
const writtenThrough: readonly string[] = isSoak
  ? Object.keys(faults)
  : (['breaks off', 'says a page', 'says another document'] satisfies (keyof typeof faults)[]);

const event = (id: string, from: string, to: string) => ({
  id,
  startIso: at(from),
  endIso: at(to),
});
const without = (...times: string[]) => halfHours(9, 17).filter((time) => !times.includes(time));
const known = without('09:00', '10:00', '10:30');

describe.each(['caldav', 'feed', 'google', 'microsoft'] as const)(
  '21. a calendar at %s',
  (provider) => {
    let place: CalendarPlace;
    let api: TestApi;
    let ada: AHost;
    let talk: AMeetingType;
    let connection: Connection;
    let lookIn: () => Promise<Connection>;
    let look: () => Promise<Connection>;
    beforeAll(async () => {
      place = await calendarPlaces[provider]();
      api = await openApi('postgres', { settings: place.settings });
    });
    beforeEach(async () => {
      api.clock.set(NOW);
      place.server.tellTime(new Date(NOW));
      ada = await aHost(api.db, { role: 'owner' });
      talk = await aMeetingType(api.db, ada);
      const session = await api.openSession(await aLogin(api.db, ada, DEMO_PASSWORD));
      const ask = askingAt(ORIGIN, api.answer);
      place.put(event('dentist', '10:00', '11:00'));
      place.put(event('lunch', '09:00', '09:30'));
      lookIn = () => letIn(ask, { session, email: ada.email }, place);
      connection = await lookIn();
      look = async () => {
        const path = `/connections/${connection.id}/read`;
        return (await ask(session, { method: 'POST', path })).json();
      };
    });
    afterEach(async () => {
      place.server.behave();
      await api.db.query({ text: 'delete from connection' });
      await api.db.query({ text: 'delete from pgboss.job' });
      place.clear();
    });
    afterAll(async () => {
      await api.close();
      await place.stop();
    });

    const canWrite = provider !== 'feed';
    const free = () => timesOf(api.client, talk);
    const work = async () => [...(await api.runJobs()), ...(await api.runDueJobs())];
    /** What its owner does there while nobody hears of it. */
    const changeThere = () => {
      place.put(event('dentist', '14:00', '15:00'));
      place.put(event('late', '16:00', '16:30'));
    };
    const changed = without('09:00', '14:00', '14:30', '16:00');

    describe.each(Object.entries(faults))('whose server %s', (name, [fault, trouble]) => {
      test('takes the time that is known, and then what has become of it', async () => {
        expect(await free()).toEqual(known);
        changeThere();
        place.server.behave(fault);
        expect(await look()).toMatchObject({ trouble: { kind: expect.stringMatching(trouble) } });
        expect(await free()).toEqual(known);
        place.server.behave();
        api.clock.set(timeAt(11));
        await api.readCalendars();
        expect(await free()).toEqual(changed);
      });

      const isTried = canWrite && writtenThrough.includes(name);
      if (isTried)
        test('has each appointment once afterwards, as it is', async () => {
          const { reschedule, cancel } = changesOn(api);
          const had = await book(api.client, { ...talk, start: at('12:00') });
          const dropped = await book(api.client, { ...talk, start: at('13:30') });
          expect(await work()).toEqual([]);
          place.server.behave(fault);
          const made = await book(api.client, { ...talk, start: at('12:30') });
          const gone = await book(api.client, { ...talk, start: at('13:00') });
          await reschedule(had, at('15:00'));
          await cancel(dropped);
          await work();
          await cancel(gone);
          await work();
          place.server.behave();
          expect(await work()).toEqual([]);
          expect(place.written().toSorted()).toEqual(
            [
              [had.appointmentId, at('15:00')],
              [made.appointmentId, at('12:30')],
            ].toSorted(),
          );
        });
    });

    test('takes what is known while its server hangs, which holds nobody up', async () => {
      const hadBefore = place.server.asked.length;
      changeThere();
      place.server.behave('hangs');
      const looking = look();
      await expect.poll(() => place.server.asked.length).toBeGreaterThan(hadBefore);
      const { appointmentId } = await book(api.client, { ...talk, start: at('12:00') });
      const working = work();
      if (canWrite) {
        await expect.poll(() => place.server.asked.length).toBeGreaterThan(hadBefore + 1);
      }
      expect(await free()).toEqual(known.filter((time) => time !== '12:00'));
      // Whoever waits gives up at last.
      place.server.behave('breaks-off');
      expect(await looking).toMatchObject({ trouble: { kind: 'no-answer' } });
      expect((await working).length > 0).toBe(canWrite);
      place.server.behave();
      api.clock.set(timeAt(11));
      await api.readCalendars();
      expect(await work()).toEqual([]);
      expect(await free()).toEqual(changed.filter((time) => time !== '12:00'));
      expect(place.written()).toEqual(canWrite ? [[appointmentId, at('12:00')]] : []);
    });

    test('is read as a whole or not at all, wherever its server breaks off', async () => {
      place.turnPages();
      changeThere();
      let good = 0;
      while (true) {
        place.server.behave('breaks-off', { after: good });
        if ((await look()).trouble === null) break;
        expect([good, await free()]).toEqual([good, known]);
        good += 1;
      }
      expect(await free()).toEqual(changed);
      expect(good).toBeGreaterThanOrEqual(provider === 'feed' ? 1 : 2);
    });

    test('takes what is known once its owner lets us in no more, until they do again', async () => {
      changeThere();
      place.revoke();
      expect(await look()).toMatchObject({ trouble: { kind: 'credentials-refused' } });
      expect(await free()).toEqual(known);
      const made = await book(api.client, { ...talk, start: at('12:00') });
      expect((await work()).length > 0).toBe(canWrite);
      place.server.behave();
      await lookIn();
      expect(await look()).toMatchObject({ trouble: null });
      expect(await free()).toEqual(changed.filter((time) => time !== '12:00'));
      expect(await work()).toEqual([]);
      expect(place.written()).toEqual(canWrite ? [[made.appointmentId, at('12:00')]] : []);
    });

    if (canWrite)
      test('has each appointment once where what was written was never heard of', async () => {
        const { reschedule, cancel } = changesOn(api);
        place.server.behave('is-not-heard', { writesAlone: true });
        const made = await book(api.client, { ...talk, start: at('12:00') });
        const gone = await book(api.client, { ...talk, start: at('13:00') });
        expect(await work()).not.toEqual([]);
        expect(place.written()).toHaveLength(2);
        await reschedule(made, at('15:00'));
        await cancel(gone);
        await work();
        place.server.behave();
        expect(await work()).toEqual([]);
        expect(place.written()).toEqual([[made.appointmentId, at('15:00')]]);
      });

    test('is left alone for as long as its server wants, and not for ever', async () => {
      for (const after of ['600', new Date(timeAt(10)).toUTCString()]) {
        api.clock.set(NOW);
        place.server.behave({ status: 429, headers: { 'retry-after': after } });
        await look();
        const asked = place.server.asked.length;
        api.clock.set(timeAt(9));
        await api.readCalendars();
        expect(place.server.asked).toHaveLength(asked);
        place.server.behave();
        api.clock.set(timeAt(11));
        await api.readCalendars();
        expect(place.server.asked.length).toBeGreaterThan(asked);
        expect(await look()).toMatchObject({ trouble: null });
      }
    });

    test('is read alike by a server whose clock is a day off', async () => {
      for (const [days, from, to] of [
        [-1, '11:00', '12:00'],
        [1, '12:00', '13:00'],
      ] as const) {
        place.server.tellTime(new Date(Date.parse(NOW) + days * 1440 * MINUTE_MS));
        place.put(event('dentist', from, to));
        expect(await look()).toMatchObject({ trouble: null });
        const half = from.replace('00', '30');
        expect(await free()).toEqual(without('09:00', from, half));
      }
    });
  },
);
