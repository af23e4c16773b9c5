import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import type { AskedAway, AwayOutcome } from '#shared/api/out-of-office.ts';
import { book } from '#tests/support/api-bookings.ts';
import { propose, tokenOf } from '#tests/support/api-proposals.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { everyDay } from '#tests/support/hours.ts';
import { aLogin } from '#tests/support/logins.ts';
import { answerOf, roundsOf } from '#tests/support/race-rounds.ts';
import { demoPassword } from '#tests/support/run-server.ts';
import { signInTo } from '#tests/support/sign-in-to.ts';
import {
  patienceFor,
  SERVERS_MS,
  startTwoServers,
  type TwoServers,
  unbrokenDeadlocks,
} from '#tests/support/two-servers.ts';

const ROUNDS = roundsOf({ few: 2, many: 60 });
const VISITORS = 14;
const bookingWindow = { kind: 'rolling', days: 365 } as const;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('days are closed in two servers on one PostgreSQL', () => {
  let two: TwoServers;
  let host: AHost;
  let colleague: AHost;
  /** The host on both servers. */
  let asHost: readonly ApiClient[];
  let firstDayMs: number;

  beforeAll(async () => {
    two = await startTwoServers({}, unbrokenDeadlocks);
    const always = { timeZone: 'UTC', weekly: everyDay('0:00-24:00') } as const;
    host = await aHost(two.db, { ...always, role: 'owner' });
    colleague = await aHost(two.db, { ...always, role: 'member' }, host);
    await aLogin(two.db, host, demoPassword);
    const login = { email: host.email, password: demoPassword };
    asHost = await Promise.all(two.servers.map(({ url }) => signInTo(url, login)));
    // The servers keep real time: three days from now nothing begins while the test runs.
    firstDayMs = (Math.floor(Date.now() / DAY_MS) + 3) * DAY_MS;
  }, SERVERS_MS);
  afterAll(async () => {
    expect(await two?.stop()).toEqual([0, 0]);
  });

  const onServer = (index: number) => two.clients[index % 2 === 0 ? 0 : 1];
  const asHostOn = (index: number) => {
    const client = asHost[index % 2];
    if (!client) throw new Error('The host is signed in on both servers');
    return client;
  };
  /** What of the host stands on a day, and how many have been cancelled there. */
  const rowsOf = async (startMs: number) => {
    const rows = await two.db.query<{ status: string; count: number }>({
      text: `select status, count(*)::int as count from appointment
        where host_ids @> array[$1::uuid] and starts_at >= $2 and starts_at < $3
        group by status`,
      values: [host.hostId, new Date(startMs), new Date(startMs + DAY_MS)],
    });
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  };

  const away = (day: string): AskedAway => ({
    ...{ firstDate: day, lastDate: day, reason: 'vacation', note: null },
    ...{ delegateHostId: null, appointments: 'cancel' },
  });

  /** How a day is closed: each second time days are there already, far away, and are moved to it. */
  async function closing(round: number) {
    const client = asHostOn(round + 1);
    if (round % 2 === 0) return (day: string) => client.POST('/out-of-office', { body: away(day) });
    const farAway = new Date(firstDayMs + (300 + round) * DAY_MS).toISOString().slice(0, 10);
    const { data } = await client.POST('/out-of-office', { body: away(farAway) });
    const path = { outOfOfficeId: data?.period.id ?? '' };
    return (day: string) =>
      client.PATCH('/out-of-office/{outOfOfficeId}', { params: { path }, body: away(day) });
  }

  /** Everything that takes time of one day, while the day is closed. */
  async function raceFor(round: number, meeting: { meetingTypeId: string }): Promise<AwayOutcome> {
    const dayMs = firstDayMs + round * 2 * DAY_MS;
    const at = (hour: number, days = 0) =>
      new Date(dayMs + days * DAY_MS + hour * HOUR_MS).toISOString();
    const attendee = (name: string) => ({ email: `${name}-${round}@visitor.test` });
    const ofColleague = await aMeetingType(two.db, colleague, { bookingWindow });
    const given = await book(onServer(0), { ...ofColleague, start: at(16) });
    const moving = await book(onServer(1), { ...meeting, start: at(17, 1) });
    const proposal = await propose(asHostOn(0), { ...meeting, times: [at(20), at(22)] });
    const day = at(0).slice(0, 10);
    // By days of its own, and by others that are moved there.
    const close = await closing(round);
    const takers = [
      ...Array.from({ length: VISITORS }, (_, hour) =>
        answerOf(
          book(onServer(hour), { ...meeting, start: at(hour), attendee: attendee(`v${hour}`) }),
        ),
      ),
      answerOf(
        onServer(round + 1).POST('/booking', {
          body: {
            ...{ ...meeting, start: at(20), proposal: tokenOf(proposal) },
            attendee: { fullname: 'Maya', timezone: 'UTC', ...attendee('picks') },
          },
        }),
      ),
      answerOf(
        onServer(round).POST('/booking/confirm/reschedule', {
          body: { ...moving, start: at(17) },
        }),
      ),
      answerOf(
        asHostOn(round).POST('/booking/hand-over/{appointmentId}', {
          params: { path: { appointmentId: given.appointmentId } },
          body: { toHostId: host.hostId },
        }),
      ),
    ];
    // Later in each round, so that other takers are on their way when the day is closed.
    for (let count = 0; count < round % 6; count += 1) await Promise.race(takers.slice(count));
    const { data } = await close(day);
    const answers = await Promise.all(takers);
    expect(new Set(answers)).toEqual(
      new Set(answers.filter((answer) => /^200$|slot-no-longer-available/.test(answer))),
    );
    const taken = answers.filter((answer) => answer === '200').length;
    const { cancelled = 0, booked = 0 } = await rowsOf(dayMs);
    // Nothing stands in the day, everything that was taken is cancelled, and nothing was left.
    expect({ booked, cancelled }).toEqual({ booked: 0, cancelled: taken });
    if (!data) throw new Error('The days were answered without a body.');
    return data.outcome;
  }

  test(
    '19.5 a day that is closed meets bookings in flight: nothing stands in it untold',
    async () => {
      const meeting = await aMeetingType(two.db, host, { bookingWindow });
      for (let round = 0; round < ROUNDS; round += 1) {
        const { cancelled, left } = await raceFor(round, meeting);
        expect({ left, isCounted: cancelled <= VISITORS + 3 }).toEqual({
          left: 0,
          isCounted: true,
        });
      }
    },
    patienceFor(ROUNDS),
  );

  test('19.5 what a visitor moves out of the days while they are closed stays, and is not counted', async () => {
    const meeting = await aMeetingType(two.db, host, { bookingWindow });
    // Behind the days of the rounds.
    const [dayMs, laterMs] = [firstDayMs + 200 * DAY_MS, firstDayMs + 210 * DAY_MS];
    const day = new Date(dayMs).toISOString().slice(0, 10);
    const start = new Date(dayMs + HOUR_MS).toISOString();
    const { appointmentId } = await book(onServer(0), { ...meeting, start });
    // The visitor who moves it has it in hand when the days are closed.
    const moving = await two.db.transaction(async (tx) => {
      await tx.query({
        text: 'select from appointment where id = $1 for update',
        values: [appointmentId],
      });
      const closed = asHostOn(1).POST('/out-of-office', { body: away(day) });
      await expect
        .poll(async () => {
          await tx.query({ text: 'select pg_stat_clear_snapshot()' });
          // Who plans the messages of a new appointment waits `for no key update`, and is not meant.
          const waiting = await tx.query({
            text: `select from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'
                and query like '% for update'`,
          });
          return waiting.length;
        })
        .toBe(1);
      await tx.query({
        text: 'update appointment set starts_at = $2 where id = $1',
        values: [appointmentId, new Date(laterMs)],
      });
      return { closed };
    });
    const { data } = await moving.closed;
    expect(data?.outcome).toEqual({ cancelled: 0, given: 0, left: 0 });
    expect(await rowsOf(laterMs)).toEqual({ booked: 1 });
  });
});
