import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardVisitors, type Paying } from '#tests/support/card-visitors.ts';
import { DATABASE_KINDS } from '#tests/support/database.ts';
import { openPaymentWorld, type PaymentWorld } from '#tests/support/payment-world.ts';
import { roundsOf } from '#tests/support/race-rounds.ts';
import { finishPaidBooking } from './finish-paid-booking.ts';
import type { BookedAppointment } from './payment-services.ts';
import { releaseExpiredOrders } from './release-expired-orders.ts';

const TOGETHER = roundsOf({ few: 50, many: 200 });

type Actor = 'return' | 'webhook' | 'sweep';
type CrashAt = 'before-book' | 'after-book';

const orders: readonly (readonly Actor[])[] = [
  ['return', 'webhook', 'sweep'],
  ['return', 'sweep', 'webhook'],
  ['webhook', 'return', 'sweep'],
  ['webhook', 'sweep', 'return'],
  ['sweep', 'return', 'webhook'],
  ['sweep', 'webhook', 'return'],
];
const crashes: readonly (readonly (CrashAt | undefined)[])[] = [
  [],
  ['before-book'],
  ['after-book'],
  ['after-book', 'before-book'],
  ['before-book', 'after-book'],
  [undefined, 'after-book'],
];
const stories = orders.flatMap((actors) =>
  crashes.map((crash) => ({ actors, crash, name: `${actors.join(', ')}; ${crash.join(', ')}` })),
);

describe.each(DATABASE_KINDS)('a paid booking on %s', (kind) => {
  let world: PaymentWorld;
  beforeAll(async () => {
    world = await openPaymentWorld(kind);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.state.crash = undefined;
    // What another test left undone is not this one's.
    await releaseExpiredOrders(world.services);
  });

  const { start, pay, comeBack, notify } = cardVisitors(() => world);

  /** One actor's turn; a crash of ours is a failed call, and 500 for a webhook. */
  const act = async (actor: Actor, paying: Paying): Promise<BookedAppointment | undefined> => {
    if (actor === 'webhook') {
      expect(await notify(paying)).toBe(world.state.crash ? 500 : 200);
      return undefined;
    }
    if (actor === 'sweep') {
      world.state.nowMs += 16 * 60_000;
      await releaseExpiredOrders(world.services);
      return undefined;
    }
    if (world.state.crash === undefined) return comeBack(paying);
    await expect(comeBack(paying)).rejects.toThrow();
    return undefined;
  };

  test.each(stories)('is made once: $name', async ({ actors, crash }) => {
    const paying = await pay();
    const before = { ...world.stripe.counts };
    for (const [turn, actor] of actors.entries()) {
      // A crash needs something left to do.
      const { appointments } = await world.look(paying.request);
      world.state.crash = appointments === 0 ? crash[turn] : undefined;
      await act(actor, paying);
    }
    world.state.crash = undefined;
    expect(await notify(paying)).toBe(200);
    const booked = await comeBack(paying);
    expect(await comeBack(paying)).toEqual(booked);
    await releaseExpiredOrders(world.services);
    expect(await world.look(paying.request)).toEqual({
      orders: [{ status: 'booked', failure: null, paid: true }],
      appointments: 1,
      holds: 0,
    });
    expect(world.stripe.counts).toEqual(before);
  });

  test('is finished by the webhook when the visitor never comes back', async () => {
    const paying = await pay();
    expect(await notify(paying)).toBe(200);
    expect(await world.look(paying.request)).toMatchObject({ appointments: 1 });
  });

  test('keeps its start while it cannot be booked for a reason of ours', async () => {
    const paying = await pay();
    world.state.crash = 'after-book';
    expect(await notify(paying)).toBe(500);
    world.state.crash = undefined;
    world.state.nowMs += 14 * 60_000;
    expect(await world.look(paying.request)).toMatchObject({
      orders: [{ status: 'paid', paid: true }],
      holds: 1,
    });
    await releaseExpiredOrders(world.services);
    expect(await world.look(paying.request)).toMatchObject({ appointments: 1, holds: 0 });
  });

  test(`${TOGETHER} whose return and webhook arrive together make ${TOGETHER} appointments`, {
    timeout: 60_000,
  }, async () => {
    const paid: Paying[] = [];
    for (let index = 0; index < TOGETHER; index += 1) paid.push(await pay());
    const before = { ...world.stripe.counts };
    const arrivals: Awaited<ReturnType<typeof comeBack | typeof notify>>[] = [];
    // All at once would wait for ten connections longer than a slow machine has patience.
    for (let first = 0; first < paid.length; first += 25) {
      const wave = paid.slice(first, first + 25);
      const arrive = wave.flatMap((paying) => [comeBack(paying), notify(paying), notify(paying)]);
      arrivals.push(...(await Promise.all(arrive)));
    }
    expect(arrivals.filter((arrival) => arrival === 200)).toHaveLength(2 * TOGETHER);
    const appointments = arrivals.filter((arrival) => typeof arrival === 'object');
    expect(new Set(appointments.map(({ appointmentId }) => appointmentId)).size).toBe(TOGETHER);
    const [row] = await world.db.query<{ count: number }>({
      text: `select count(*)::int as count from appointment where starts_at = any($1::timestamptz[])`,
      values: [paid.map(({ request }) => request.start)],
    });
    expect(row?.count).toBe(TOGETHER);
    expect(world.stripe.counts).toEqual(before);
  });

  test('is refused while it is unpaid, and can be paid still', async () => {
    const paying = await start();
    await expect(comeBack(paying)).rejects.toThrow('not completed');
    world.stripe.fail(paying.id);
    expect(
      await world.deliver(
        'stripe',
        world.stripe.webhook(paying.id, 'payment_intent.payment_failed'),
      ),
    ).toBe(200);
    expect(await world.look(paying.request)).toMatchObject({ appointments: 0, holds: 1 });
    world.stripe.succeed(paying.id);
    await comeBack(paying);
  });

  test('is refused to who knows the payment but is somebody else, or wants another start', async () => {
    const paying = await pay();
    const { request } = paying;
    const eve = { ...request, attendee: { ...request.attendee, email: 'eve@visitor.test' } };
    const later = { ...request, start: world.aRequest().start };
    const dearer = { ...request, meetingTypeId: world.ids.wallet };
    for (const other of [eve, later, dearer]) {
      await expect(finishPaidBooking(world.services, other)).rejects.toThrow(
        'not for this booking',
      );
    }
    const unknown = { ...request, paymentId: 'pi_unknown' };
    await expect(finishPaidBooking(world.services, unknown)).rejects.toThrow('no such payment');
    expect(await world.look(request)).toMatchObject({ appointments: 0, holds: 1 });
  });

  test('that is paid after its time is over is booked, where the start is still free', async () => {
    const paying = await start();
    world.state.nowMs += 16 * 60_000;
    world.stripe.succeed(paying.id);
    await releaseExpiredOrders(world.services);
    expect(await world.look(paying.request)).toMatchObject({
      orders: [{ status: 'booked' }],
      appointments: 1,
    });
  });

  test('that is on its way is booked; what becomes of it later is noted', async () => {
    const [arriving, failing] = [await start(), await start()];
    for (const paying of [arriving, failing]) {
      world.stripe.process(paying.id);
      await comeBack(paying);
      expect(await world.look(paying.request)).toMatchObject({
        orders: [{ status: 'booked', paid: false }],
      });
    }
    world.stripe.succeed(arriving.id);
    world.stripe.fail(failing.id);
    for (const paying of [arriving, failing, failing]) expect(await notify(paying)).toBe(200);
    expect(await world.look(arriving.request)).toMatchObject({
      orders: [{ status: 'booked', paid: true }],
    });
    expect(await world.look(failing.request)).toMatchObject({
      orders: [{ status: 'failed', paid: false }],
      appointments: 1,
    });
    expect(await world.jobs('payment-taken-back')).toHaveLength(1);
    // The same intent can be paid after all; it makes no second appointment.
    world.stripe.succeed(failing.id);
    await notify(failing);
    expect(await world.look(failing.request)).toMatchObject({
      orders: [{ status: 'booked', paid: true }],
      appointments: 1,
    });
  });
});
