import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import { book } from '#tests/support/api-bookings.ts';
import { closeCompany } from '#tests/support/api-closing.ts';
import { propose } from '#tests/support/api-proposals.ts';
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

const ROUNDS = roundsOf({ few: 3, many: 60 });
const VISITORS = 10;
const bookingWindow = { kind: 'rolling', days: 365 } as const;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('companies are closed in two servers on one PostgreSQL', () => {
  let two: TwoServers;
  beforeAll(async () => {
    two = await startTwoServers({}, unbrokenDeadlocks);
  }, SERVERS_MS);
  afterAll(async () => {
    expect(await two?.stop()).toEqual([0, 0]);
  });

  const onServer = (index: number) => two.clients[index % 2 === 0 ? 0 : 1];
  const always = { timeZone: 'UTC', weekly: everyDay('0:00-24:00') } as const;

  const signedIn = (host: AHost, index: number) =>
    signInTo(two.servers[index % 2 === 0 ? 0 : 1].url, {
      email: host.email,
      password: demoPassword,
    });

  /** Every way to take time of a company that is closed meanwhile; how each was answered. */
  async function raceFor(round: number, host: AHost, clients: readonly [ApiClient, ApiClient]) {
    const dayMs = (Math.floor(Date.now() / DAY_MS) + 10) * DAY_MS;
    const at = (hour: number, days = 0) =>
      new Date(dayMs + days * DAY_MS + hour * HOUR_MS).toISOString();
    const talk = await aMeetingType(two.db, host, { bookingWindow });
    const group = await aMeetingType(two.db, host, { bookingWindow, totalSpots: 50 });
    const attendee = (name: string) => ({ email: `${name}-${round}@visitor.test` });
    const moving = await book(onServer(0), { ...talk, start: at(1, 1) });
    await book(onServer(1), { ...group, start: at(2, 2), attendee: attendee('first') });
    const bookings = Array.from({ length: VISITORS }, (_, index) => [
      answerOf(
        book(onServer(index), { ...talk, start: at(index), attendee: attendee(`t${index}`) }),
      ),
      answerOf(
        book(onServer(index), { ...group, start: at(2, 2), attendee: attendee(`g${index}`) }),
      ),
    ]).flat();
    const others = [
      answerOf(
        onServer(round).POST('/booking/confirm/reschedule', {
          body: { ...moving, start: at(5, 1) },
        }),
      ),
      answerOf(propose(clients[round % 2 === 0 ? 0 : 1], { ...talk, times: [at(3, 3), at(5, 3)] })),
    ];
    // Later in each round, so that other takers are on their way when it is closed.
    const takers = [...bookings, ...others];
    for (let count = 0; count < (round % 6) * 3; count += 1) {
      await Promise.race(takers.slice(count));
    }
    await closeCompany(clients[round % 2 === 0 ? 1 : 0], { password: demoPassword });
    return { booked: await Promise.all(bookings), others: await Promise.all(others) };
  }

  test(
    '20.13 what is booked just then is there to be called off, or refused: nothing stands untold',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const host = await aHost(two.db, { ...always, role: 'owner' });
        await aLogin(two.db, host, demoPassword);
        const clients = [await signedIn(host, 0), await signedIn(host, 1)] as const;
        const { booked, others } = await raceFor(round, host, clients);
        const answers = new Set([...booked, ...others]);
        const expected = ['200', '404 meeting-type-disabled', '409 company-closing'];
        expect([...answers].filter((answer) => !expected.includes(answer))).toEqual([]);
        const seatsTaken = 2 + booked.filter((answer) => answer === '200').length;
        const look = async () => {
          const [row] = await two.db.query<object>({
            text: `select (select count(*)::int from attendee where company_id = $1) as seats,
              (select count(*)::int from attendee where company_id = $1 and cancelled_at is null) as standing,
              (select count(*)::int from proposal where company_id = $1 and state = 'open') as open,
              (select count(*)::int from reservation where company_id = $1) as taken`,
            values: [host.companyId],
          });
          return row;
        };
        const done = { seats: seatsTaken, standing: 0, open: 0, taken: 0 };
        await expect.poll(look, { timeout: 30_000 }).toEqual(done);
      }
    },
    patienceFor(ROUNDS),
  );
});
