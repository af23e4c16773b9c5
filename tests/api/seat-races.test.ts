import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toConfirmationId } from '#server/time/booking/confirmation-id.ts';
import type { BookingReply } from '#shared/api/booking.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { plainSettings } from '#shared/domain/meeting-type/settings.ts';
import { aBookingRequest, book } from '#tests/support/api-bookings.ts';
import { type AHost, aHost, aMeetingType, type MeetingTypeWish } from '#tests/support/builders.ts';
import { everyDay } from '#tests/support/hours.ts';
import { aLogin } from '#tests/support/logins.ts';
import { answerOf, playRounds, roundsOf, sides } from '#tests/support/race-rounds.ts';
import { demoPassword } from '#tests/support/run-server.ts';
import { signInTo } from '#tests/support/sign-in-to.ts';
import {
  type StripeStandIn,
  startStripeStandIn,
} from '#tests/support/stand-ins/stripe-stand-in.ts';
import { SERVERS_MS, startTwoServers, type TwoServers } from '#tests/support/two-servers.ts';

const ROUNDS = roundsOf({ few: 12, many: 60 });
const HALF_HOUR_MS = 30 * 60_000;

describe('seats that two changes meet on, in two servers on one PostgreSQL', () => {
  let stripe: StripeStandIn;
  let two: TwoServers;
  let host: AHost;
  let hostClients: readonly ApiClient[];
  let firstStartMs: number;

  beforeAll(async () => {
    stripe = await startStripeStandIn();
    two = await startTwoServers(stripe.settings);
    host = await aHost(two.db, { weekly: everyDay('0:00-24:00') });
    await aLogin(two.db, host, demoPassword);
    hostClients = await Promise.all(
      two.servers.map(({ url }) => signInTo(url, { email: host.email, password: demoPassword })),
    );
    // The servers keep real time: two days from now nothing begins while the test runs.
    const todayMs = Math.floor(Date.now() / 86_400_000) * 86_400_000;
    firstStartMs = todayMs + 2 * 86_400_000;
  }, SERVERS_MS);
  afterAll(async () => {
    const exits = await two?.stop();
    await stripe?.stop();
    expect(exits).toEqual([0, 0]);
  });

  /** A group meeting type whose starts no other test uses. */
  const offer = async (wish: MeetingTypeWish = {}) => {
    const ofItsOwn = await aHost(two.db, { weekly: everyDay('0:00-24:00') }, host);
    const columns = { channel: 'phone' as const, totalSpots: 4, ...wish };
    const { meetingTypeId } = await aMeetingType(two.db, ofItsOwn, columns);
    const startOf = (round: number) =>
      new Date(firstStartMs + round * 2 * HALF_HOUR_MS).toISOString();
    return { meetingTypeId, startOf };
  };
  const visitor = (name: string, round: number) => ({
    email: `${name}-${round}@visitor.test`,
    phone: '+46701234567',
  });
  const cancel = (client: ApiClient, { appointmentId, secret }: BookingReply) =>
    client.POST('/booking/confirm/cancel/{appointmentId}/{secret}', {
      params: { path: { appointmentId, secret } },
      body: {},
    });
  /** Cancels a little later each round, so that every moment of the other change is met. */
  const cancelLater = async (client: ApiClient, booked: BookingReply, calls: number) => {
    for (let call = 0; call < calls; call += 1) await client.GET('/health');
    return cancel(client, booked);
  };
  const seatOf = async (email: string) => {
    const [seat] = await two.db.query<{
      attendeeId: string;
      appointmentId: string;
      isTaken: boolean;
      status: string;
      startMs: number;
    }>({
      text: `select t.id as "attendeeId", a.id as "appointmentId", a.status,
          t.cancelled_at is null as "isTaken",
          (date_part('epoch', a.starts_at) * 1000)::float8 as "startMs"
        from attendee t join appointment a on a.company_id = t.company_id and a.id = t.appointment_id
        where t.email = $1`,
      values: [email],
    });
    if (!seat) throw new Error(`${email} has no seat`);
    return seat;
  };
  const eventsOf = async (attendeeId: string) => {
    const rows = await two.db.query<{ type: string }>({
      text: `select data ->> 'type' as type from pgboss.job
             where name = 'event' and data ->> 'attendeeId' = $1`,
      values: [attendeeId],
    });
    return rows.map(({ type }) => type);
  };

  test('7.1 a seat that is booked while the only other attendee cancels is in an appointment that stands', async () => {
    const { meetingTypeId, startOf } = await offer();
    const outcomes = await playRounds(ROUNDS, async (round) => {
      const start = startOf(round);
      const [one, other] = sides(two.clients, round);
      const stays = visitor('free', round);
      const leaving = await book(one, { meetingTypeId, start, attendee: visitor('leaves', round) });
      const [booked] = await Promise.all([
        answerOf(book(other, { meetingTypeId, start, attendee: stays })),
        cancelLater(one, leaving, round % 12),
      ]);
      if (booked !== '200') return booked;
      const { status, isTaken } = await seatOf(stays.email);
      return `${status} ${isTaken}`;
    });
    expect(new Set(outcomes)).toEqual(new Set(['booked true']));
  });

  test('7.1 a seat that is paid while the only other attendee cancels is in an appointment that stands', async () => {
    const payment = {
      ...plainSettings.payment,
      enable: true,
      provider: 'stripe',
      price: 5,
    } as const;
    const free = await offer();
    await two.db.query({
      text: "update meeting_type set settings = settings || jsonb_build_object('payment', $2::jsonb) where id = $1",
      values: [free.meetingTypeId, JSON.stringify(payment)],
    });
    const { meetingTypeId, startOf } = free;
    const pay = async (client: ApiClient, start: string, attendee: ReturnType<typeof visitor>) => {
      const body = aBookingRequest({ meetingTypeId, start, attendee });
      const { data } = await client.POST('/booking/create-payment-order', {
        body,
        params: { header: {} },
      });
      const paymentId = data?.paymentId ?? '';
      stripe.succeed(paymentId);
      return { body: { ...body, paymentId }, params: { header: {} } };
    };
    const outcomes = await playRounds(ROUNDS, async (round) => {
      const start = startOf(round);
      const [one, other] = sides(two.clients, round);
      const first = await pay(one, start, visitor('paid-leaves', round));
      const { data: leaving } = await one.POST('/booking', first);
      if (!leaving) throw new Error('The first seat was not booked');
      const stays = visitor('paid-stays', round);
      const second = await pay(other, start, stays);
      await Promise.all([other.POST('/booking', second), cancelLater(one, leaving, round % 20)]);
      const { status, isTaken } = await seatOf(stays.email);
      return `${status} ${isTaken}`;
    });
    expect(new Set(outcomes)).toEqual(new Set(['booked true']));
  });

  test('7.2 whoever joins while the host moves the group is there, or is told', async () => {
    const { meetingTypeId, startOf } = await offer();
    const untold = await playRounds(ROUNDS, async (round) => {
      const start = startOf(2 * round);
      const moved = startOf(2 * round + 1);
      const [one, other] = sides(two.clients, round);
      const [, hosts] = sides(hostClients, round);
      const joins = visitor('joins', round);
      const first = await book(one, { meetingTypeId, start, attendee: visitor('first', round) });
      const [joined] = await Promise.all([
        answerOf(book(other, { meetingTypeId, start, attendee: joins })),
        answerOf(
          hosts.POST('/booking/reschedule/{appointmentId}', {
            params: { path: { appointmentId: first.appointmentId } },
            body: { start: moved },
          }),
        ),
      ]);
      if (joined !== '200') return undefined;
      const { startMs, attendeeId } = await seatOf(joins.email);
      if (startMs === Date.parse(start)) return undefined;
      const events = await eventsOf(attendeeId);
      return events.some((type) => type.endsWith('rescheduled')) ? undefined : round;
    });
    expect(untold.filter((round) => round !== undefined)).toEqual([]);
  });

  test('7.2 a booking is confirmed or declined, never both, and told once', async () => {
    const { meetingTypeId, startOf } = await offer({
      totalSpots: null,
      settings: { hostConfirmation: true },
    });
    const outcomes = await playRounds(ROUNDS, async (round) => {
      const [one, other] = sides(two.clients, round);
      const attendee = visitor('asks', round);
      await book(one, { meetingTypeId, start: startOf(round), attendee });
      const { attendeeId } = await seatOf(attendee.email);
      const id = toConfirmationId(two.secret, 'host', attendeeId);
      const confirm = (client: ApiClient) =>
        answerOf(client.GET('/booking/confirm-provisional-booking', { params: { query: { id } } }));
      const [declined, ...confirmed] = await Promise.all([
        answerOf(one.POST('/booking/decline-provisional-booking', { body: { id } })),
        confirm(other),
        confirm(one),
        confirm(other),
        confirm(one),
      ]);
      const seat = await seatOf(attendee.email);
      const events = (await eventsOf(attendeeId)).filter(
        (type) => type !== 'host-confirmation-asked',
      );
      const isDeclined = declined === '200';
      return {
        isOne: confirmed.every((answer) => (answer === '200') === !isDeclined),
        seat: `${seat.status} ${seat.isTaken}` === (isDeclined ? 'cancelled false' : 'booked true'),
        told: events.join() === (isDeclined ? 'provisional-declined' : 'appointment-booked'),
      };
    });
    expect(outcomes.filter(({ isOne, seat, told }) => !isOne || !seat || !told)).toEqual([]);
  });

  test('7.2 a group whose last seats are declined at once ends and gives its time back', async () => {
    const { meetingTypeId, startOf } = await offer({ settings: { hostConfirmation: true } });
    const ghosts = await playRounds(ROUNDS, async (round) => {
      const [one, other] = sides(two.clients, round);
      const people = [visitor('ghost-a', round), visitor('ghost-b', round)] as const;
      const start = startOf(round);
      for (const attendee of people) await book(one, { meetingTypeId, start, attendee });
      const seats = await Promise.all(people.map(({ email }) => seatOf(email)));
      await Promise.all(
        seats.map(({ attendeeId }, index) =>
          (index === 0 ? one : other).POST('/booking/decline-provisional-booking', {
            body: { id: toConfirmationId(two.secret, 'host', attendeeId) },
          }),
        ),
      );
      const [ghost] = await two.db.query<{ status: string; held: number }>({
        text: `select a.status, (select count(*)::int from reservation r
            where r.company_id = a.company_id and r.appointment_id = a.id) as held
          from appointment a where a.id = $1`,
        values: [seats[0]?.appointmentId],
      });
      return ghost?.status === 'cancelled' && ghost.held === 0 ? undefined : round;
    });
    expect(ghosts.filter((round) => round !== undefined)).toEqual([]);
  });

  test('7.5 guests who come at once never fill more seats than the group has', async () => {
    const { meetingTypeId, startOf } = await offer({
      totalSpots: 6,
      settings: {
        meetingOptions: { ...plainSettings.meetingOptions, allowAddingGuests: true },
      },
    });
    const crowded = await playRounds(ROUNDS, async (round) => {
      const start = startOf(round);
      await Promise.all(
        Array.from({ length: 4 }, (_, index) =>
          answerOf(
            book(index % 2 === 0 ? two.clients[0] : two.clients[1], {
              meetingTypeId,
              start,
              attendee: {
                ...visitor(`crowd-${index}`, round),
                bringalongEmails: [`guest-${round}-${index}@visitor.test`],
              },
            }),
          ),
        ),
      );
      const [row] = await two.db.query<{ seats: number }>({
        text: `select sum(1 + cardinality(t.guests))::int as seats from attendee t
          join appointment a on a.company_id = t.company_id and a.id = t.appointment_id
          where a.meeting_type_id = $1 and a.starts_at = $2 and t.cancelled_at is null`,
        values: [meetingTypeId, new Date(start)],
      });
      return row?.seats;
    });
    expect(new Set(crowded)).toEqual(new Set([6]));
  });
});
