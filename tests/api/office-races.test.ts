import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transaction } from '#server/platform/db/database.ts';
import type { BookingReply } from '#shared/api/booking.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { book } from '#tests/support/api-bookings.ts';
import {
  type ACompany,
  type AHost,
  aHost,
  aMeetingType,
  type MeetingTypeWish,
} from '#tests/support/builders.ts';
import { everyDay } from '#tests/support/hours.ts';
import { aLogin } from '#tests/support/logins.ts';
import { answerOf, playRounds, roundsOf, sides } from '#tests/support/race-rounds.ts';
import { demoPassword } from '#tests/support/run-server.ts';
import { signInTo } from '#tests/support/sign-in-to.ts';
import {
  SERVERS_MS,
  startTwoServers,
  type TwoServers,
  unbrokenDeadlocks,
} from '#tests/support/two-servers.ts';

const ROUNDS = roundsOf({ few: 6, many: 36 });
const HOUR_MS = 3_600_000;

describe('9. what hosts and visitors change at once, in two servers on one PostgreSQL', () => {
  let two: TwoServers;
  let company: ACompany;
  let host: AHost;
  let colleague: AHost;
  /** The host on both servers, and the colleague. */
  let ofHost: readonly ApiClient[];
  let ofColleague: readonly ApiClient[];
  let firstStartMs: number;

  beforeAll(async () => {
    two = await startTwoServers({}, unbrokenDeadlocks);
    host = await aHost(two.db, { role: 'owner', weekly: everyDay('0:00-24:00') });
    company = host;
    colleague = await aHost(two.db, { role: 'member', weekly: everyDay('0:00-24:00') }, host);
    [ofHost, ofColleague] = [await signInBoth(host), await signInBoth(colleague)];
    // The servers keep real time: two days from now nothing begins while the test runs.
    firstStartMs = (Math.floor(Date.now() / 86_400_000) + 2) * 86_400_000;
  }, SERVERS_MS);
  afterAll(async () => {
    expect(await two?.stop()).toEqual([0, 0]);
  });

  async function signInBoth(who: AHost): Promise<readonly ApiClient[]> {
    await aLogin(two.db, who, demoPassword);
    const wish = { email: who.email, password: demoPassword };
    return Promise.all(two.servers.map(({ url }) => signInTo(url, wish)));
  }
  /** Hosts whose time nobody else takes, and what they offer. */
  const offer = async (wish: MeetingTypeWish = {}) => {
    const always = { weekly: everyDay('0:00-24:00') } as const;
    const hosts = [await aHost(two.db, always, company), await aHost(two.db, always, company)];
    const [first, second] = hosts;
    if (!first || !second) throw new Error('Two were made');
    const { meetingTypeId } = await aMeetingType(two.db, first, wish);
    return { meetingTypeId, first, second };
  };
  const startOf = (round: number, hours = 0) =>
    new Date(firstStartMs + (round * 4 + hours) * HOUR_MS).toISOString();
  const visitor = (name: string, round: number) => ({ email: `${name}-${round}@visitor.test` });
  const move = (client: ApiClient, { appointmentId, secret }: BookingReply, start: string) =>
    client.POST('/booking/confirm/reschedule', { body: { appointmentId, secret, start } });
  const give = (client: ApiClient, appointmentId: string, toHostId: string) =>
    client.POST('/booking/hand-over/{appointmentId}', {
      params: { path: { appointmentId } },
      body: { toHostId },
    });
  const stateOf = async (appointmentId: string) => {
    const [row] = await two.db.query<{
      status: string;
      start: string;
      hosts: string[];
      takers: string[];
      changes: string[];
      sequence: number;
    }>({
      text: `select a.status, a.host_ids::text[] as hosts, a.sequence,
          to_char(a.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as start,
          array(select host_id::text from reservation r where r.appointment_id = a.id
            and lower(r.during) = a.starts_at) as takers,
          array(select c.change ->> 'kind' from appointment_change c
            where c.appointment_id = a.id order by 1) as changes
        from appointment a where a.id = $1`,
      values: [appointmentId],
    });
    if (!row) throw new Error(`There is no appointment ${appointmentId}`);
    return row;
  };
  /** What was told of it, but for its booking: each becomes one mail to each whom it concerns. */
  const toldOf = async (appointmentId: string) => {
    const rows = await two.db.query<{ type: string }>({
      text: `select data ->> 'type' as type from pgboss.job
             where name = 'event' and data ->> 'appointmentId' = $1 order by 1`,
      values: [appointmentId],
    });
    const types = rows.map(({ type }) => type);
    return types.filter((type) => type !== 'appointment-booked' && !type.endsWith('-asked'));
  };

  test('who is invited from two sides at once, in any order, has one invitation and one mail', async () => {
    const invite = (client: ApiClient, emails: string[]) =>
      answerOf(client.POST('/company/invite/several', { body: { emails, role: 'member' } }));
    await playRounds(ROUNDS, async (round) => {
      const [one, other] = sides(ofHost, round);
      const emails = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}-${round}@invited.test`);
      const [shared = ''] = emails;
      const answers = await Promise.all([
        invite(one, emails),
        invite(other, emails.toReversed()),
        // Asked one by one it is renewed, in either order.
        answerOf(one.POST('/company/invite', { body: { email: shared, role: 'admin' } })),
      ]);
      const done = answers.slice(0, 2).filter((answer) => answer === '200').length;
      expect(answers.filter((answer) => answer === '409 already-invited')).toHaveLength(2 - done);
      expect(answers[2]).toBe('200');
      const invited = await two.db.query<{ email: string; told: number }>({
        text: `select i.email, (select count(*) from pgboss.job where name = 'event'
                 and data ->> 'invitationId' = i.id::text)::int as told
               from invitation i where i.email like $1 order by 1`,
        values: [`%-${round}@invited.test`],
      });
      // The single one may have come before both: then neither of them invites anybody.
      const others = done === 0 ? [] : emails.slice(1);
      expect(invited).toEqual([
        { email: shared, told: done + 1 },
        ...others.map((email) => ({ email, told: 1 })),
      ]);
      expect(done).toBeLessThan(2);
    });
  });

  test('of a move by the visitor and a hand-over by the host each that was done is true and told once', async () => {
    const { meetingTypeId, first, second } = await offer();
    await playRounds(ROUNDS, async (round) => {
      const [one] = sides(two.clients, round);
      const [, asHost] = sides(ofHost, round);
      const [start, later] = [startOf(round), startOf(round, 1)];
      const booked = await book(one, { meetingTypeId, start, attendee: visitor('moves', round) });
      const [moved, given] = await Promise.all([
        answerOf(move(one, booked, later)),
        answerOf(give(asHost, booked.appointmentId, second.hostId)),
      ]);
      const [isMoved, isGiven] = [moved === '200', given === '200'];
      const { hostId } = isGiven ? second : first;
      expect([moved, given]).toContain('200');
      expect(await stateOf(booked.appointmentId)).toEqual({
        status: 'booked',
        start: isMoved ? later : start,
        ...{ hosts: [hostId], takers: [hostId] },
        changes: ['booked', ...(isGiven ? ['handed-over'] : []), ...(isMoved ? ['moved'] : [])],
        sequence: Number(isMoved) + Number(isGiven),
      });
      expect(await toldOf(booked.appointmentId)).toEqual([
        ...(isGiven ? ['appointment-handed-over'] : []),
        ...(isMoved ? ['appointment-rescheduled'] : []),
      ]);
    });
  });

  test('what the host cancels while the visitor moves it is cancelled, once, and its time is free', async () => {
    const { meetingTypeId } = await offer();
    const moves = await playRounds(ROUNDS, async (round) => {
      const [one] = sides(two.clients, round);
      const [, asHost] = sides(ofHost, round);
      const start = startOf(round);
      const booked = await book(one, { meetingTypeId, start, attendee: visitor('late', round) });
      const path = { appointmentId: booked.appointmentId };
      const [moved, cancelled] = await Promise.all([
        answerOf(move(one, booked, startOf(round, 1))),
        answerOf(asHost.POST('/booking/cancel/{appointmentId}', { params: { path }, body: {} })),
      ]);
      expect(cancelled).toBe('200');
      expect(await stateOf(booked.appointmentId)).toMatchObject({
        ...{ status: 'cancelled', takers: [] },
        changes: ['booked', 'cancelled', ...(moved === '200' ? ['moved'] : [])],
      });
      expect(await toldOf(booked.appointmentId)).toEqual([
        'appointment-cancelled',
        ...(moved === '200' ? ['appointment-rescheduled'] : []),
      ]);
      return moved;
    });
    expect(moves.filter((each) => each !== '200' && each !== '409 appointment-cancelled')).toEqual(
      [],
    );
  });

  test('one host confirms while another declines: one of them has it, and one is told', async () => {
    const { meetingTypeId } = await aMeetingType(two.db, [host, colleague], {
      calculationMethod: 'everyone',
      settings: { hostConfirmation: true },
    });
    await playRounds(ROUNDS, async (round) => {
      const [confirming, declining] = sides([ofHost[0], ofColleague[1]], round);
      const attendee = visitor('asks', round);
      const start = startOf(round);
      const { appointmentId } = await book(two.clients[0], { meetingTypeId, start, attendee });
      const [seat] = await two.db.query<{ id: string }>({
        text: 'select id from attendee where appointment_id = $1',
        values: [appointmentId],
      });
      const params = { path: { appointmentId, attendeeId: seat?.id ?? '' } };
      const path = '/appointments/{appointmentId}/attendees/{attendeeId}';
      const answers = await Promise.all([
        answerOf(confirming?.POST(`${path}/confirm`, { params }) ?? Promise.reject()),
        answerOf(declining?.POST(`${path}/decline`, { params, body: {} }) ?? Promise.reject()),
      ]);
      const isConfirmed = answers[0] === '200';
      expect(answers.toSorted()).toEqual(['200', '409 appointment-cancelled']);
      expect(await stateOf(appointmentId)).toMatchObject({
        status: isConfirmed ? 'booked' : 'cancelled',
        changes: ['asked', isConfirmed ? 'confirmed' : 'declined'],
      });
      const told = await two.db.query<{ type: string }>({
        text: `select data ->> 'type' as type from pgboss.job
          where name = 'event' and data ->> 'attendeeId' = $1
            and data ->> 'type' <> 'host-confirmation-asked'`,
        values: [seat?.id],
      });
      const type = isConfirmed ? 'appointment-booked' : 'provisional-declined';
      expect(told).toEqual([{ type }]);
    });
  });

  test('a colleague’s time is given to the appointment or to the visitor who books it, never to both', async () => {
    const { meetingTypeId, first, second } = await offer();
    const ofSecond = await aMeetingType(two.db, second);
    await playRounds(ROUNDS, async (round) => {
      const [one, other] = sides(two.clients, round);
      const [asHost] = sides(ofHost, round);
      const start = startOf(round);
      const attendee = visitor('given', round);
      const { appointmentId } = await book(one, { meetingTypeId, start, attendee });
      const [given, booked] = await Promise.all([
        answerOf(give(asHost, appointmentId, second.hostId)),
        answerOf(book(other, { ...ofSecond, start, attendee: visitor('quick', round) })),
      ]);
      expect([given, booked].toSorted()).toEqual(['200', '409 slot-no-longer-available']);
      const { hostId } = given === '200' ? second : first;
      expect(await stateOf(appointmentId)).toMatchObject({ hosts: [hostId], takers: [hostId] });
      const told = given === '200' ? ['appointment-handed-over'] : [];
      expect(await toldOf(appointmentId)).toEqual(told);
    });
    const overlaps = await two.db.query({
      text: `select from reservation a join reservation b on a.company_id = b.company_id
        and a.host_id = b.host_id and a.id < b.id and a.during && b.during`,
    });
    expect(overlaps).toEqual([]);
  });

  test('limits that a host sets while an appointment moves let nobody wait for each other', async () => {
    const { meetingTypeId, first } = await offer();
    const start = startOf(0);
    const booked = await book(two.clients[0], { meetingTypeId, start });
    const { appointmentId } = booked;
    const whenWaiting = (tx: Transaction, count: number) =>
      expect
        .poll(async () => {
          await tx.query({ text: 'select pg_stat_clear_snapshot()' });
          // Moves alone: who plans the messages of a new appointment waits `for no key update`.
          const [row] = await tx.query<{ waiting: number }>({
            text: `select count(*)::int as waiting from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'
                and query like '% for update'`,
          });
          return row?.waiting;
        })
        .toBe(count);
    // Both wait for the appointment: one asked before there were limits, so it has taken no turn.
    const moves = await two.db.transaction(async (tx) => {
      await tx.query({
        text: 'select from appointment where id = $1 for update',
        values: [appointmentId],
      });
      const byVisitor = answerOf(move(two.clients[0], booked, startOf(0, 1)));
      await whenWaiting(tx, 1);
      await ofHost[0]?.PATCH('/user2/{user}/host-meeting-limits', {
        params: { path: { user: first.hostId } },
        body: { limits: { day: { count: 5 } } },
      });
      const byHost = answerOf(
        ofHost[1]?.POST('/booking/reschedule/{appointmentId}', {
          params: { path: { appointmentId } },
          body: { start: startOf(0, 2) },
        }) ?? Promise.reject(),
      );
      await whenWaiting(tx, 2);
      return [byVisitor, byHost];
    });
    expect(await Promise.all(moves)).toEqual(['200', '200']);
    const { changes, sequence } = await stateOf(appointmentId);
    expect({ changes, sequence }).toEqual({ changes: ['booked', 'moved', 'moved'], sequence: 2 });
    expect(await toldOf(appointmentId)).toEqual(Array(2).fill('appointment-rescheduled'));
  });

  test('hours that the editor chooses while their host deletes them are there, or are not offered', async () => {
    const { first } = await offer();
    const asPlain = { weight: 100, priority: 0, enabled: true };
    const weekly = everyDay('9:00-17:00').map((day) => [...day]);
    const answers = await playRounds(ROUNDS, async (round) => {
      const [asHost, onOther] = sides(ofHost, round);
      const { data } = await asHost.POST('/schedule', {
        body: { hostId: first.hostId, name: `Hours ${round}`, timezone: 'UTC', weekly },
      });
      const scheduleId = data?.id ?? '';
      const chosen = await aMeetingType(two.db, first);
      const [saved, deleted] = await Promise.all([
        answerOf(
          asHost.PATCH('/meeting-type/{meetingTypeId}', {
            params: { path: { meetingTypeId: chosen.meetingTypeId } },
            body: { hosts: [{ hostId: first.hostId, scheduleId, ...asPlain }] },
          }),
        ),
        answerOf(onOther.DELETE('/schedule/{scheduleId}', { params: { path: { scheduleId } } })),
      ]);
      return `${saved}, ${deleted}`;
    });
    const fine = ['200, 409 schedule-in-use', '400 validation-failed, 200'];
    expect(answers.filter((answer) => !fine.includes(answer))).toEqual([]);
  });
});
