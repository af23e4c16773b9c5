import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASE_KINDS } from '#tests/support/database.ts';
import { openPaymentWorld, type PaymentWorld } from '#tests/support/payment-world.ts';
import { createPaymentOrder } from './create-payment-order.ts';
import { releaseExpiredOrders } from './release-expired-orders.ts';

describe.each(DATABASE_KINDS)('a payment order on %s', (kind) => {
  let world: PaymentWorld;
  beforeAll(async () => {
    world = await openPaymentWorld(kind);
  });
  afterAll(() => world.close());

  const order = (
    ...given: Parameters<typeof createPaymentOrder> extends [unknown, ...infer R] ? R : never
  ) => createPaymentOrder(world.services, ...given);

  test('by card holds the start for 15 minutes and answers the intent', async () => {
    const request = world.aRequest();
    const reply = await order(request, undefined);
    const intent = world.stripe.intent(reply.paymentId);
    expect(reply).toEqual({
      paymentId: intent.id,
      amountCents: 5000,
      currency: 'EUR',
      expiresAt: new Date(world.services.clock.nowMs() + 15 * 60_000).toISOString(),
      stripePaymentIntent: {
        publishableKey: 'pk_test_stand_in',
        clientSecret: intent.client_secret,
      },
    });
    expect(intent).toMatchObject({
      amount: 5000,
      currency: 'eur',
      metadata: {
        companyId: world.ids.companyId,
        meetingTypeId: world.ids.card,
        start: request.start,
      },
    });
    expect(await world.look(request)).toEqual({
      orders: [{ status: 'open', failure: null, paid: false }],
      appointments: 0,
      holds: 1,
    });
  });

  test('by wallet answers the wallet order', async () => {
    const reply = await order(world.aRequest({ meetingTypeId: world.ids.wallet }), undefined);
    const { purchase_units } = world.paypal.order(reply.paymentId);
    expect(reply).toMatchObject({
      paypalOrderId: reply.paymentId,
      paypalClientId: 'paypal-client',
      amountCents: 1999,
    });
    expect(purchase_units[0].amount).toEqual({ currency_code: 'USD', value: '19.99' });
    expect(purchase_units[0].custom_id.length).toBeLessThanOrEqual(127);
  });

  test('of 20 who want the same start one gets it, and one intent is made', async () => {
    const request = world.aRequest();
    const before = world.stripe.counts.intents;
    const replies = await Promise.allSettled(
      Array.from({ length: 20 }, () => order(request, undefined)),
    );
    const refused = replies.filter((reply) => reply.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual(
      Array(19).fill('slot-no-longer-available'),
    );
    expect(world.stripe.counts.intents).toBe(before + 1);
  });

  test('with a repeated key is the same order, also when both come at once', async () => {
    const request = world.aRequest();
    const before = world.stripe.counts.intents;
    const replies = await Promise.all([1, 2, 3].map(() => order(request, 'key-of-vera')));
    replies.push(await order(request, 'key-of-vera'));
    expect(new Set(replies.map(({ paymentId }) => paymentId)).size).toBe(1);
    expect(world.stripe.counts.intents).toBe(before + 1);
    await expect(order(world.aRequest(), 'key-of-vera')).rejects.toMatchObject({
      code: 'idempotency-key-reused',
    });
  });

  test("replaces the earlier one of a visitor who went back, but nobody else's", async () => {
    const request = world.aRequest();
    const earlier = await order(request, undefined);
    const again = { ...request, paymentId: earlier.paymentId };
    const stranger = { ...again, attendee: { ...request.attendee, email: 'eve@visitor.test' } };
    await expect(order(stranger, undefined)).rejects.toMatchObject({
      code: 'slot-no-longer-available',
    });
    const later = await order(again, undefined);
    expect(later.paymentId).not.toBe(earlier.paymentId);
    await releaseExpiredOrders(world.services);
    expect(world.stripe.intent(earlier.paymentId).status).toBe('canceled');
    expect(world.stripe.intent(later.paymentId).status).toBe('requires_payment_method');
    expect(await world.look(request)).toMatchObject({
      orders: [{ status: 'expired', failure: 'replaced' }, { status: 'open' }],
      holds: 1,
    });
  });

  test('for a seat of a group counts the seats that others are paying for', async () => {
    const begun = world.aRequest({ meetingTypeId: world.ids.group });
    await world.beginGroup(begun);
    const request = { ...begun, attendee: { ...begun.attendee, email: 'second@visitor.test' } };
    await order(request, undefined);
    expect(await world.look(request)).toMatchObject({ orders: [{ status: 'open' }], holds: 0 });
    await expect(order(request, undefined)).rejects.toMatchObject({
      code: 'slot-no-longer-available',
    });
    world.state.nowMs += 16 * 60_000;
    await order(request, undefined);
    await releaseExpiredOrders(world.services);
  });

  test('with any host holds one of those who are free, as long as there are some', async () => {
    const request = world.aRequest({ meetingTypeId: world.ids.anyone });
    const replies = await Promise.allSettled([1, 2, 3].map(() => order(request, undefined)));
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const rows = await world.db.query<{ hostId: string }>({
      text: `select unnest(host_ids) as "hostId" from payment_order
             where meeting_type_id = $1 and status = 'open'`,
      values: [world.ids.anyone],
    });
    expect(rows.map(({ hostId }) => hostId).sort()).toEqual(
      [world.ids.hostId, world.ids.secondHostId].sort(),
    );
  });

  test('that the provider does not make lets the start go', async () => {
    const request = world.aRequest();
    world.stripe.breakDown(true);
    await expect(order(request, undefined)).rejects.toThrow('Failed to create order');
    world.stripe.breakDown(false);
    expect(await world.look(request)).toMatchObject({ orders: [{ status: 'failed' }], holds: 0 });
    await order(request, undefined);
  });

  test.each([
    [
      'the form is not filled in',
      { attendee: { email: 'v@v.test', timezone: 'UTC' } },
      'validation-failed',
    ],
    ['the start is not offered', { start: '2030-05-21T00:07:00.000Z' }, 'start-not-bookable'],
    ['the start is inside a minute', { start: '2030-05-21T00:15:07.000Z' }, 'start-not-bookable'],
    ['the start has passed', { start: '2030-05-20T07:45:00.000Z' }, 'start-not-bookable'],
  ])('is refused before anybody pays when %s', async (_, changes, code) => {
    const before = world.stripe.counts.intents;
    await expect(order(world.aRequest(changes), undefined)).rejects.toMatchObject({ code });
    expect(world.stripe.counts.intents).toBe(before);
  });

  test('is refused where nothing is to be paid, or the provider is not configured', async () => {
    const free = world.aRequest({ meetingTypeId: world.ids.free });
    await expect(order(free, undefined)).rejects.toMatchObject({ code: 'payment-not-needed' });
    const request = world.aRequest();
    const before = world.stripe.counts.intents;
    const unconfigured = { ...world.services, providers: {} };
    await expect(createPaymentOrder(unconfigured, request, undefined)).rejects.toMatchObject({
      code: 'payment-not-available',
    });
    expect(world.stripe.counts.intents).toBe(before);
    expect(await world.look(request)).toEqual({ orders: [], appointments: 0, holds: 0 });
  });

  test('whose time is over is cancelled at the provider, and its start is free again', async () => {
    const request = world.aRequest();
    const { paymentId } = await order(request, 'key-that-expires');
    world.state.nowMs += 15 * 60_000;
    await releaseExpiredOrders(world.services);
    expect(world.stripe.intent(paymentId).status).toBe('canceled');
    expect(await world.look(request)).toMatchObject({ orders: [{ status: 'expired' }], holds: 0 });
    await expect(order(request, 'key-that-expires')).rejects.toMatchObject({
      code: 'payment-expired',
    });
    await order(request, undefined);
  });
});
