import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { createPaypalProvider } from '#server/outside/integrations/paypal/paypal-provider.ts';
import { createStripeProvider } from '#server/outside/integrations/stripe/stripe-provider.ts';
import type { BookPaid, PaymentServices } from '#server/outside/payment/payment-services.ts';
import { paymentWebhooks } from '#server/outside/payment/webhooks.ts';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import type { HttpEnv } from '#server/platform/http/context.ts';
import { handleError } from '#server/platform/http/error-handler.ts';
import { createLog } from '#server/platform/kernel/log.ts';
import type { BookingRequest } from '#shared/api/booking.ts';
import type { OrderStatus } from '#shared/domain/payment/order.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { fromIso, toIso } from '#shared/time/dates.ts';
import { type DatabaseKind, openTestDatabase } from './database.ts';
import { addPaidCompany, MEETING_MINUTES } from './paid-company.ts';
import { startPaypalStandIn } from './stand-ins/paypal-stand-in.ts';
import { startStripeStandIn } from './stand-ins/stripe-stand-in.ts';

/** A Monday. Hosts are free around the clock, so that every quarter of an hour is a start. */
const NOW_MS = Date.parse('2030-05-20T08:00:30.000Z');
const FIRST_START = Date.parse('2030-05-21T00:00:00.000Z') / 60_000;

export type PaymentWorld = Awaited<ReturnType<typeof openPaymentWorld>>;

/** Thrown where a test wants the process to have died. */
class Crash extends Error {}

/** A company with priced meeting types, both providers stood in for, and a clock of its own. */
export async function openPaymentWorld(kind: DatabaseKind) {
  const db = await openTestDatabase(kind);
  await db.query({ text: 'create table test_job (kind text not null, body jsonb not null)' });
  const stripe = await startStripeStandIn();
  const paypal = await startPaypalStandIn();
  const ids = await addPaidCompany(db);
  const state = { nowMs: NOW_MS, crash: undefined as 'before-book' | 'after-book' | undefined };
  let nextStart = FIRST_START;

  const enqueue = async (tx: Sql, jobKind: string, body: object) => {
    const text = 'insert into test_job (kind, body) values ($1, $2::jsonb)';
    await tx.query({ text, values: [jobKind, JSON.stringify(body)] });
  };
  const book: BookPaid = async (tx, request) => {
    if (state.crash === 'before-book') throw new Crash();
    const booked = await bookSimply(tx, ids.companyId, request);
    if (state.crash === 'after-book') throw new Crash();
    return booked;
  };
  const services: PaymentServices = {
    db,
    clock: { nowMs: () => state.nowMs },
    emailQuality: { isDisposable: async () => false, takesMail: async () => true },
    providers: {
      stripe: createStripeProvider(stripe.settings),
      paypal: createPaypalProvider(paypal.settings),
    },
    book,
    jobs: {
      async cause(sql, effects) {
        for (const { kind, what } of effects) await enqueue(sql, kind, what);
      },
      publish: (sql, event) => enqueue(sql, event.type, event),
    },
    log: createLog('silent'),
    lookOnceMore: async () => {},
  };
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set('log', createLog('silent'));
    c.set('requestId', 'test');
    await next();
  });
  app.route('/', paymentWebhooks(services));
  app.onError(handleError);

  return {
    db,
    stripe,
    paypal,
    ids,
    services,
    state,
    /** A request for a start that no other test has. */
    aRequest(changes: Partial<BookingRequest> = {}): BookingRequest {
      nextStart += MEETING_MINUTES;
      return {
        attendee: {
          email: 'vera@visitor.test',
          fullname: 'Vera Visitor',
          timezone: 'Europe/Berlin',
        },
        meetingTypeId: ids.card,
        start: toIso(nextStart),
        duration: MEETING_MINUTES,
        ...changes,
      };
    },
    /** Delivers a webhook; returns the status it is answered with. */
    async deliver(
      provider: 'stripe' | 'paypal',
      { body, headers }: { readonly body: string; readonly headers: HeadersInit },
    ): Promise<number> {
      const reply = await app.request(`/webhooks/${provider}`, { method: 'POST', body, headers });
      return reply.status;
    },
    /** What the database has of one start. */
    async look(request: BookingRequest) {
      const values = [request.meetingTypeId, fromIso(request.start)];
      const orders = await db.query<{
        status: OrderStatus;
        failure: string | null;
        paid: boolean;
      }>({
        text: `select status, failure, paid_at is not null as paid from payment_order
               where meeting_type_id = $1 and start_minute = $2 order by created_at, status`,
        values,
      });
      const [counts] = await db.query<{ appointments: number; holds: number }>({
        text: `select
            (select count(*)::int from appointment
             where starts_at = to_timestamp($1::float8 * 60)) as appointments,
            (select count(*)::int from reservation where appointment_id is null
             and during && tstzrange(to_timestamp($1::float8 * 60),
               to_timestamp($1::float8 * 60 + 900))) as holds`,
        values: [values[1]],
      });
      return { orders, appointments: counts?.appointments, holds: counts?.holds };
    },
    /** A group appointment that has begun, with one seat taken. */
    async beginGroup(request: BookingRequest): Promise<void> {
      await db.transaction(async (tx) => {
        const { appointmentId } = await bookSimply(tx, ids.companyId, {
          ...request,
          hostIds: [ids.hostId],
        });
        const text = 'update appointment set total_spots = 2 where id = $1';
        await tx.query({ text, values: [appointmentId] });
      });
    },
    async jobs(jobKind: string): Promise<object[]> {
      const text = 'select body from test_job where kind = $1';
      const rows = await db.query<{ body: object }>({ text, values: [jobKind] });
      return rows.map((row) => row.body);
    },
    async close() {
      await stripe.stop();
      await paypal.stop();
      await db.close();
    },
  };
}

/** The least that can be called booking: takes the time, seats the attendee. */
async function bookSimply(tx: Transaction, companyId: string, request: BookingRequest) {
  const booked = { appointmentId: randomUUID(), attendeeId: randomUUID() };
  await tx.query({
    text: `insert into appointment (company_id, id, meeting_type_id, host_ids, starts_at,
        duration_minutes, status, channel, resource_channel_ids)
      values ($1, $2, $3, $4::uuid[], $5, $6, 'booked', 'connect', '{}')`,
    values: [
      companyId,
      booked.appointmentId,
      request.meetingTypeId,
      request.hostIds ?? [],
      new Date(request.start),
      request.duration,
    ],
  });
  const reserved = await tx.query({
    text: `insert into reservation (company_id, host_id, appointment_id, during)
      select $1, id, $2, tstzrange($3::timestamptz, $3::timestamptz + $4::int * interval '1 minute') from unnest($5::uuid[]) id
      on conflict on constraint reservation_no_overlap do nothing returning 1`,
    values: [
      companyId,
      booked.appointmentId,
      new Date(request.start),
      request.duration,
      request.hostIds ?? [],
    ],
  });
  if (reserved.length === 0) refuse('slot-no-longer-available', 'This time is no longer available');
  await tx.query({
    text: `insert into attendee (company_id, id, appointment_id, email, name, language, time_zone,
        guests, answers, secret_hash)
      values ($1, $2, $3, $4, 'Vera', 'en', 'Europe/Berlin', '{}', '[]'::jsonb, 'x')`,
    values: [companyId, booked.attendeeId, booked.appointmentId, request.attendee.email],
  });
  return booked;
}
