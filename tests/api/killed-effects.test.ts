import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { effectKinds } from '#server/effect-kinds.ts';
import { createStripeProvider } from '#server/outside/integrations/stripe/stripe-provider.ts';
import { causeRefund } from '#server/outside/payment/cause-refund.ts';
import { findOrder, insertOrder } from '#server/outside/payment/store/payment-order.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { openApiOn } from '#tests/support/api.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { giveBackJobs } from '#tests/support/give-back-jobs.ts';
import { addPaidCompany } from '#tests/support/paid-company.ts';
import { roundsOf } from '#tests/support/race-rounds.ts';
import { runServer } from '#tests/support/run-server.ts';
import {
  type StripeStandIn,
  startStripeStandIn,
} from '#tests/support/stand-ins/stripe-stand-in.ts';

const SECRET = 'a secret for tests only';
const ORDERS = 24;
const KILLS = roundsOf({ few: 2, many: 6 });
/** Patience with real servers on a busy machine. */
const KILLS_MS = 600_000;
const START_MINUTE = Date.parse('2035-05-21T00:00:00.000Z') / 60_000;

type Ids = Awaited<ReturnType<typeof addPaidCompany>>;

/** Orders that were paid and that nothing came of: their money is to go back. */
async function oweRefunds(db: Database, stripe: StripeStandIn, ids: Ids): Promise<void> {
  const provider = createStripeProvider(stripe.settings);
  const onError = (error: Error) => expect(error).toBeUndefined();
  const jobs = await openJobs(db, { effects: effectKinds, onError });
  for (let nth = 0; nth < ORDERS; nth += 1) {
    const startMinute = START_MINUTE + nth * 15;
    const order = anOrder(ids, startMinute);
    const { paymentOrderId, companyId } = order;
    const made = await provider.createOrder({
      amountCents: order.amountCents,
      currency: order.currency,
      description: 'A meeting',
      metadata: { companyId, paymentOrderId, meetingTypeId: ids.card, start: order.request.start },
      idempotencyKey: paymentOrderId,
    });
    if (!made.answered) throw new Error('The stand-in makes no order');
    stripe.succeed(made.value.providerOrderId);
    await db.transaction(async (tx) => {
      await insertOrder(tx, order);
      await tx.query({
        text: `update payment_order set status = 'refund-due', provider_order_id = $1, paid_at = now()
          where company_id = $2 and id = $3`,
        values: [made.value.providerOrderId, companyId, paymentOrderId],
      });
      const owed = await findOrder(tx, order);
      if (owed) await causeRefund({ jobs }, tx, owed);
    });
  }
  await jobs.stop();
}

function anOrder({ companyId, hostId, card }: Ids, startMinute: number) {
  const start = new Date(startMinute * 60_000).toISOString();
  const attendee = { email: 'vera@visitor.test', fullname: 'Vera', timezone: 'Europe/Berlin' };
  return {
    companyId,
    paymentOrderId: randomUUID(),
    meetingTypeId: card,
    provider: 'stripe',
    amountCents: 5000,
    currency: 'EUR',
    request: { attendee, meetingTypeId: card, start, duration: 15 },
    startMinute,
    hostIds: [hostId],
    resourceChannelIds: [],
    holdId: null,
    expiresAt: new Date(startMinute * 60_000),
    createdAt: new Date('2030-01-01T00:00:00Z'),
    refundPolicy: { kind: 'full' },
  } as const;
}

test('20.2 a server that is killed between effects does each of them once', {
  timeout: KILLS_MS,
}, async () => {
  const { url, drop } = await freshDatabase();
  const stripe = await startStripeStandIn();
  onTestFinished(async () => {
    await stripe.stop();
    await drop();
  });
  const db = await openDatabase({ databaseUrl: url });
  await oweRefunds(db, stripe, await addPaidCompany(db));
  const environment = {
    SECRET,
    DATABASE_URL: url,
    LOG_LEVEL: 'warn',
    DEMO: 'off',
    ...stripe.settings,
  };
  for (let round = 0; round < KILLS; round += 1) {
    const server = await runServer({ environment });
    onTestFinished(() => server.kill());
    await stripe.waitForRefunds(stripe.counts.refunds + 1);
    await server.kill();
    await giveBackJobs(db);
  }
  const api = await openApiOn(db, { providers: { stripe: createStripeProvider(stripe.settings) } });
  while ((await api.waitingJobs()) > 0) {
    expect([...(await api.runDueJobs()), ...(await api.retryJobs())]).toEqual([]);
  }
  expect(stripe.counts.refunds).toBe(ORDERS);
  const orders = await db.query<{ status: string; count: number }>({
    text: 'select status, count(*)::int as count from payment_order group by status',
  });
  expect(orders).toEqual([{ status: 'refunded', count: ORDERS }]);
  const told = await db.query<{ kind: string; count: number }>({
    text: 'select kind, count(*)::int as count from mail_log group by kind order by kind',
  });
  expect(told).toEqual([
    { kind: 'attendee-refunded', count: ORDERS },
    { kind: 'host-refunded', count: ORDERS },
  ]);
  await api.close();
});
