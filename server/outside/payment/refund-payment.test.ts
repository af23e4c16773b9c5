import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardVisitors } from '#tests/support/card-visitors.ts';
import { DATABASE_KINDS } from '#tests/support/database.ts';
import { openPaymentWorld, type PaymentWorld } from '#tests/support/payment-world.ts';
import { createPaymentOrder } from './create-payment-order.ts';
import { refundPayment } from './refund-payment.ts';
import { releaseExpiredOrders } from './release-expired-orders.ts';

describe.each(DATABASE_KINDS)('a paid booking that cannot be made on %s', (kind) => {
  let world: PaymentWorld;
  beforeAll(async () => {
    world = await openPaymentWorld(kind);
  });
  afterAll(() => world.close());
  const { start, comeBack, notify, runRefunds } = cardVisitors(() => world);

  // What another test left undone is not this one's.
  beforeEach(async () => {
    await releaseExpiredOrders(world.services);
    await runRefunds();
  });

  test.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'usd' }],
  ] as const)('is refused and refunded when the %s does not match', async (what, changes) => {
    const paying = await start();
    world.stripe.succeed(paying.id, changes);
    const before = world.stripe.counts.refunds;
    await expect(comeBack(paying)).rejects.toThrow('not for this booking');
    expect(await notify(paying)).toBe(200);
    await runRefunds();
    expect(world.stripe.counts.refunds).toBe(before + 1);
    expect(await world.look(paying.request)).toEqual({
      orders: [{ status: 'refunded', failure: `${what}-mismatch`, paid: true }],
      appointments: 0,
      holds: 0,
    });
  });

  test("is refused when the intent says that it is another order's", async () => {
    const paying = await start();
    world.stripe.intent(paying.id).metadata.meetingTypeId = world.ids.free;
    world.stripe.succeed(paying.id);
    await expect(comeBack(paying)).rejects.toThrow('not for this booking');
    expect(await world.look(paying.request)).toMatchObject({
      orders: [{ status: 'refund-due', failure: 'meeting-type-mismatch' }],
      appointments: 0,
    });
  });

  test.each(['return', 'webhook', 'sweep'] as const)(
    'is refunded once, and both sides are told once, when its start is gone (%s)',
    async (actor) => {
      const late = await start();
      world.state.nowMs += 16 * 60_000;
      // Somebody else has it by the time that the money arrives.
      const quick = await createPaymentOrder(
        world.services,
        { ...world.aRequest(), start: late.request.start },
        undefined,
      );
      world.stripe.succeed(quick.paymentId);
      await notify({ id: quick.paymentId });
      world.stripe.succeed(late.id);
      const refunds = world.stripe.counts.refunds;
      const told = (await world.jobs('payment-refunded')).length;
      if (actor === 'return') {
        await expect(comeBack(late)).rejects.toMatchObject({ code: 'payment-refunded' });
      } else if (actor === 'sweep') await releaseExpiredOrders(world.services);
      else await notify(late);
      expect(await notify(late)).toBe(200);
      await runRefunds();
      await releaseExpiredOrders(world.services);
      expect(world.stripe.counts.refunds).toBe(refunds + 1);
      expect(await world.jobs('payment-refunded')).toHaveLength(told + 1);
      expect(await world.look(late.request)).toMatchObject({
        orders: [{ status: 'refunded' }, { status: 'booked' }],
        appointments: 1,
      });
      await expect(comeBack(late)).rejects.toMatchObject({ code: 'payment-refunded' });
    },
  );

  test('whose start has passed is refunded', async () => {
    const paying = await start();
    const nowMs = world.state.nowMs;
    world.state.nowMs = Date.parse(paying.request.start);
    world.stripe.succeed(paying.id);
    await notify(paying);
    world.state.nowMs = nowMs;
    expect(await world.look(paying.request)).toMatchObject({
      orders: [{ status: 'refund-due' }],
      appointments: 0,
      holds: 0,
    });
  });

  test('a refund that is interrupted after the provider has made it is not made again', async () => {
    const paying = await start();
    world.stripe.succeed(paying.id, { amount: 1 });
    await notify(paying);
    const [ref] = (await world.jobs('refund')).slice(-1) as {
      companyId: string;
      paymentOrderId: string;
    }[];
    const { stripe } = world.services.providers;
    if (!ref || !stripe) throw new Error('There is nothing to refund.');
    const before = world.stripe.counts.refunds;
    const dying = {
      ...stripe,
      refund: async (id: string, key: string) => {
        await stripe.refund(id, key);
        throw new Error('The process died.');
      },
    };
    const services = { ...world.services, providers: { stripe: dying } };
    await expect(refundPayment(services, ref)).rejects.toThrow('died');
    await releaseExpiredOrders(world.services);
    await runRefunds();
    expect(world.stripe.counts.refunds).toBe(before + 1);
    expect(await world.look(paying.request)).toMatchObject({ orders: [{ status: 'refunded' }] });
  });
});
