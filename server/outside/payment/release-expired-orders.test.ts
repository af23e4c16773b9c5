import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { paymentOrder } from '#server/platform/db/schema/payment.ts';
import { cardVisitors } from '#tests/support/card-visitors.ts';
import { openPaymentWorld, type PaymentWorld } from '#tests/support/payment-world.ts';
import { releaseExpiredOrders } from './release-expired-orders.ts';

/** Orders whose refund the provider refuses: they are older, and stay as they are. */
async function oweRefunds({ db, ids, state, aRequest }: PaymentWorld, count: number) {
  const request = aRequest();
  const order = {
    companyId: ids.companyId,
    meetingTypeId: ids.card,
    ...({ provider: 'stripe', amountCents: 5000, currency: 'EUR', status: 'refund-due' } as const),
    request,
    startMinute: Date.parse(request.start) / 60_000,
    hostIds: [ids.hostId],
    expiresAt: new Date(state.nowMs - 3_600_000),
  };
  const orders = Array.from({ length: count }, () => ({ ...order, id: randomUUID() }));
  await db.orm.insert(paymentOrder).values(orders);
}

test('20.2 orders that owe their refund keep none behind them waiting, however many they are', async () => {
  const world = await openPaymentWorld('pglite');
  onTestFinished(() => world.close());
  await oweRefunds(world, 250);
  const { request } = await cardVisitors(() => world).start();
  world.state.nowMs += 16 * 60_000;

  expect(await releaseExpiredOrders(world.services)).toBe(251);
  expect(await world.look(request)).toMatchObject({ orders: [{ status: 'expired' }], holds: 0 });
});

test('20.2 a paid order that cannot be booked is looked at once a run, though its time moves on', async () => {
  const world = await openPaymentWorld('pglite');
  onTestFinished(() => world.close());
  await cardVisitors(() => world).pay();
  world.state.nowMs += 16 * 60_000;
  let tries = 0;
  const book = async () => {
    tries += 1;
    // Time goes on while it is tried; not for ever, so that a run that does would end here.
    if (tries < 5) world.state.nowMs += 1_000;
    throw new Error('A bug of ours');
  };

  expect(await releaseExpiredOrders({ ...world.services, book })).toBe(1);
  expect(tries).toBe(1);
});

test('20.2 a run that is stopped begins with no other order', async () => {
  const world = await openPaymentWorld('pglite');
  onTestFinished(() => world.close());
  await oweRefunds(world, 3);
  expect(await releaseExpiredOrders(world.services, AbortSignal.abort())).toBe(0);
});
