import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingRequest } from '#shared/api/booking.ts';
import { openPaymentWorld, type PaymentWorld } from '#tests/support/payment-world.ts';
import { captureWalletOrder } from './capture-wallet-order.ts';
import { createPaymentOrder } from './create-payment-order.ts';
import { finishPaidBooking } from './finish-paid-booking.ts';
import { refundPayment } from './refund-payment.ts';
import { releaseExpiredOrders } from './release-expired-orders.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld('pglite');
});
afterAll(() => world.close());

const order = async (meetingTypeId: string) => {
  const request = world.aRequest({ meetingTypeId });
  const { paymentId } = await createPaymentOrder(world.services, request, undefined);
  return { request: { ...request, paymentId }, paymentId };
};
const capture = (orderId: string, companyId = world.ids.companyId) =>
  captureWalletOrder(world.services, { orderId, companyId });
const appointmentsOf = async (request: BookingRequest) => (await world.look(request)).appointments;

test('a webhook that Stripe did not sign is refused, whatever it says', async () => {
  const { paymentId, request } = await order(world.ids.card);
  world.stripe.succeed(paymentId);
  const { body, headers } = world.stripe.webhook(paymentId);
  const forged = { 'stripe-signature': 't=1,v1=00' };
  expect(await world.deliver('stripe', { body, headers: forged })).toBe(400);
  expect(await world.deliver('stripe', { body, headers: {} })).toBe(400);
  expect(await world.deliver('stripe', { body: body.replace('evt', 'evs'), headers })).toBe(400);
  expect(await appointmentsOf(request)).toBe(0);
});

test('a webhook that PayPal did not send is refused', async () => {
  const { paymentId } = await order(world.ids.wallet);
  const { body, headers } = world.paypal.webhook(paymentId, 'CHECKOUT.ORDER.APPROVED');
  expect(await world.deliver('paypal', { body, headers: {} })).toBe(400);
  expect(await world.deliver('paypal', { body: 'null', headers })).toBe(400);
  expect(await world.deliver('paypal', { body: '{', headers })).toBe(400);
  expect(await world.deliver('paypal', { body: body.replace('WH-', 'WX-'), headers })).toBe(400);
});

test("unknown events and other people's payments are ignored", async () => {
  const { paymentId, request } = await order(world.ids.card);
  world.stripe.succeed(paymentId);
  expect(await world.deliver('stripe', world.stripe.webhook(paymentId, 'charge.updated'))).toBe(
    200,
  );
  expect(await appointmentsOf(request)).toBe(0);
  const strange = world.paypal.webhook('UNKNOWN', 'CHECKOUT.ORDER.APPROVED');
  expect(await world.deliver('paypal', strange)).toBe(200);
});

test('a wallet order is approved, captured and booked', async () => {
  const { paymentId, request } = await order(world.ids.wallet);
  await expect(finishPaidBooking(world.services, request)).rejects.toThrow('not completed');
  world.paypal.approve(paymentId);
  const before = world.paypal.counts.captures;
  expect(await capture(paymentId)).toEqual({ status: 'COMPLETED', details: [] });
  const booked = await finishPaidBooking(world.services, request);
  expect(await capture(paymentId)).toEqual({ status: 'COMPLETED', details: [] });
  const completed = world.paypal.webhook(paymentId, 'PAYMENT.CAPTURE.COMPLETED');
  expect(await world.deliver('paypal', completed)).toBe(200);
  expect(await finishPaidBooking(world.services, request)).toEqual(booked);
  expect(world.paypal.counts.captures).toBe(before + 1);
  expect(await appointmentsOf(request)).toBe(1);
});

// Spec A §8: issue INSTRUMENT_DECLINED restarts the payment flow.
test('a declined instrument is named, and another one can be tried', async () => {
  const { paymentId, request } = await order(world.ids.wallet);
  world.paypal.approve(paymentId);
  world.paypal.refuseNext('INSTRUMENT_DECLINED', 'Declined by the bank.');
  expect(await capture(paymentId)).toEqual({
    status: 'DECLINED',
    details: [{ issue: 'INSTRUMENT_DECLINED', description: 'Declined by the bank.' }],
  });
  expect((await capture(paymentId)).status).toBe('COMPLETED');
  await finishPaidBooking(world.services, request);
});

test('an approved wallet order whose visitor is gone is captured and booked by the webhook', async () => {
  const { paymentId, request } = await order(world.ids.wallet);
  world.paypal.approve(paymentId);
  const before = world.paypal.counts.captures;
  const approved = world.paypal.webhook(paymentId, 'CHECKOUT.ORDER.APPROVED');
  const statuses = await Promise.all([
    world.deliver('paypal', approved),
    world.deliver('paypal', approved),
    capture(paymentId).then(({ status }) => status),
  ]);
  expect(statuses).toEqual([200, 200, 'COMPLETED']);
  expect(world.paypal.counts.captures).toBe(before + 1);
  expect(await appointmentsOf(request)).toBe(1);
});

test('what is approved after the time to pay is not captured', async () => {
  const { paymentId, request } = await order(world.ids.wallet);
  world.state.nowMs += 16 * 60_000;
  world.paypal.approve(paymentId);
  const before = world.paypal.counts.captures;
  await expect(capture(paymentId)).rejects.toMatchObject({ code: 'payment-expired' });
  const approved = world.paypal.webhook(paymentId, 'CHECKOUT.ORDER.APPROVED');
  expect(await world.deliver('paypal', approved)).toBe(200);
  await releaseExpiredOrders(world.services);
  expect(world.paypal.counts.captures).toBe(before);
  expect(await world.look(request)).toMatchObject({ orders: [{ status: 'expired' }], holds: 0 });
});

test('a provider that is down loses nothing: what was taken is booked once it answers', async () => {
  const { paymentId, request } = await order(world.ids.wallet);
  world.paypal.approve(paymentId);
  await capture(paymentId);
  const before = world.paypal.counts.captures;
  world.paypal.breakDown(true);
  const unavailable = { code: 'payment-provider-unavailable', status: 503 };
  await expect(capture(paymentId)).rejects.toMatchObject(unavailable);
  await expect(finishPaidBooking(world.services, request)).rejects.toMatchObject(unavailable);
  const approved = world.paypal.webhook(paymentId, 'CHECKOUT.ORDER.APPROVED');
  expect(await world.deliver('paypal', approved)).toBe(503);
  const nowMs = world.state.nowMs;
  world.state.nowMs += 16 * 60_000;
  await releaseExpiredOrders(world.services);
  expect(await world.look(request)).toMatchObject({
    orders: [{ status: 'open' }],
    appointments: 0,
  });
  world.paypal.breakDown(false);
  await releaseExpiredOrders(world.services);
  world.state.nowMs = nowMs;
  expect(await world.look(request)).toMatchObject({
    orders: [{ status: 'booked' }],
    appointments: 1,
  });
  expect(world.paypal.counts.captures).toBe(before);
});

test('a captured wallet order that cannot be booked is refunded once', async () => {
  const { paymentId, request } = await order(world.ids.wallet);
  world.paypal.approve(paymentId);
  await capture(paymentId);
  const nowMs = world.state.nowMs;
  world.state.nowMs = Date.parse(request.start);
  await expect(finishPaidBooking(world.services, request)).rejects.toMatchObject({
    code: 'payment-refunded',
  });
  world.state.nowMs = nowMs;
  const [ref] = (await world.jobs('refund')) as { companyId: string; paymentOrderId: string }[];
  if (!ref) throw new Error('There is nothing to refund.');
  await refundPayment(world.services, ref);
  await refundPayment(world.services, ref);
  expect(world.paypal.counts.refunds).toBe(1);
});

test("only a company's own wallet orders are captured", async () => {
  const { paymentId } = await order(world.ids.wallet);
  const card = await order(world.ids.card);
  world.paypal.approve(paymentId);
  await expect(capture(paymentId, world.ids.hostId)).rejects.toThrow('no such payment');
  await expect(capture(card.paymentId)).rejects.toThrow('no such payment');
});

test.each([
  ['PAYMENT.CAPTURE.REFUNDED', 'refunded'],
  ['PAYMENT.CAPTURE.REVERSED', 'disputed'],
  ['CUSTOMER.DISPUTE.CREATED', 'disputed'],
])('%s of a booked order is told once, whatever it names the order by', async (type, reason) => {
  const { paymentId, request } = await order(world.ids.wallet);
  world.paypal.approve(paymentId);
  const { appointmentId } = await finishPaidBooking(world.services, request);
  const event = world.paypal.webhook(paymentId, type);
  expect(await world.deliver('paypal', event)).toBe(200);
  expect(await world.deliver('paypal', event)).toBe(200);
  const told = (await world.jobs('payment-taken-back')) as { appointmentId: string }[];
  expect(told.filter((each) => each.appointmentId === appointmentId)).toMatchObject([
    { reason, price: { amountCents: 1999, currency: 'USD' } },
  ]);
});

test('the token is asked for once', () => {
  expect(world.paypal.counts.tokens).toBe(1);
});
