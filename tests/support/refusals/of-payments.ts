import { randomUUID } from 'node:crypto';
import { createStripeProvider } from '#server/outside/integrations/stripe/stripe-provider.ts';
import type { MeetingTypeSettings } from '#shared/domain/meeting-type/settings.ts';
import { plainSettings } from '#shared/domain/meeting-type/settings.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { aBookingRequest, book } from '../api-bookings.ts';
import { at } from '../api-slots.ts';
import type { Scenario, World } from './world.ts';

const payment = { ...plainSettings.payment, enable: true, provider: 'stripe', price: 50 } as const;

/** A company with Stripe, and a visitor on the way to paying for ten o'clock. */
async function aPayer(
  { api, stripe, offer }: World,
  settings: Pick<MeetingTypeSettings, 'payment'> = { payment },
) {
  const client = api.clientWith({ providers: { stripe: createStripeProvider(stripe.settings) } });
  const { meetingTypeId } = await offer({ settings });
  const wish = { meetingTypeId, start: at('10:00') };
  const order = async (key?: string) => {
    const body = aBookingRequest(wish);
    const params = { header: key === undefined ? {} : { 'idempotency-key': key } };
    const { data } = await client.POST('/booking/create-payment-order', { body, params });
    return data?.paymentId ?? '';
  };
  const comeBack = (paymentId: string) => book(client, { ...wish, paymentId });
  return { order, comeBack };
}

/** Spec A §8, payment: what is wrong with paying, or with what was paid. */
export const refusalsOfPayments = {
  'payment-required': async (world) => world.book(await world.offer({ settings: { payment } })),
  'payment-not-available': async ({ api, offer }) => {
    const { meetingTypeId } = await offer({ settings: { payment } });
    const body = aBookingRequest({ meetingTypeId, start: at('10:00') });
    return api.client.POST('/booking/create-payment-order', { body, params: { header: {} } });
  },
  'payment-not-needed': async (world) =>
    (await aPayer(world, { payment: plainSettings.payment })).order(),
  'payment-order-failed': async (world) => {
    const { order } = await aPayer(world);
    world.stripe.breakDown(true);
    return order().finally(() => world.stripe.breakDown(false));
  },
  'payment-provider-unavailable': async (world) => {
    const { order, comeBack } = await aPayer(world);
    const paymentId = await order();
    world.stripe.breakDown(true);
    return comeBack(paymentId).finally(() => world.stripe.breakDown(false));
  },
  'payment-not-found': async (world) => (await aPayer(world)).comeBack('pi_unknown'),
  'payment-not-completed': async (world) => {
    const { order, comeBack } = await aPayer(world);
    return comeBack(await order());
  },
  'payment-mismatch': async (world) => {
    const { order, comeBack } = await aPayer(world);
    const paymentId = await order();
    world.stripe.succeed(paymentId, { amount: 1 });
    return comeBack(paymentId);
  },
  'payment-refunded': async (world) => {
    const { order, comeBack } = await aPayer(world);
    const paymentId = await order();
    world.stripe.succeed(paymentId, { amount: 1 });
    await comeBack(paymentId).catch(() => undefined);
    return comeBack(paymentId);
  },
  'payment-expired': async (world) => {
    const { order } = await aPayer(world);
    const key = randomUUID();
    await order(key);
    world.api.clock.advance({ minutes: 15 });
    return order(key);
  },
} as const satisfies Partial<Record<ErrorCode, Scenario>>;
