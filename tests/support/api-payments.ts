import { afterAll, beforeEach } from 'vitest';
import { createStripeProvider } from '#server/outside/integrations/stripe/stripe-provider.ts';
import type { BookingRequestInput } from '#shared/api/booking.ts';
import type { ApiClient } from '#shared/api/client.ts';
import type { PaymentOrderReply } from '#shared/api/payment.ts';
import { plainSettings } from '#shared/domain/meeting-type/settings.ts';
import type { TestApi } from './api.ts';
import { aBookingRequest } from './api-bookings.ts';
import { describeApi } from './api-suite.ts';
import { type AHost, aHost, aMeetingType, type MeetingTypeWish } from './builders.ts';
import { type StripeStandIn, startStripeStandIn } from './stand-ins/stripe-stand-in.ts';

export const byCard = {
  ...plainSettings.payment,
  enable: true,
  provider: 'stripe',
  price: 50,
} as const;

/** An order of a visitor, with what they asked for. */
type Ordered = PaymentOrderReply & { readonly body: BookingRequestInput };

/** A suite with Stripe stood in for, and a host of its own for each test. */
export function describePaying(
  name: string,
  suite: (api: TestApi, paying: ReturnType<typeof payingOn>) => void,
): void {
  const running: { stripe?: StripeStandIn; host?: AHost } = {};
  const providers = async () => {
    running.stripe = await startStripeStandIn();
    return { stripe: createStripeProvider(running.stripe.settings) };
  };
  describeApi(
    name,
    (api) => {
      beforeEach(async () => {
        running.host = await aHost(api.db);
      });
      afterAll(() => running.stripe?.stop());
      suite(api, payingOn(api, running));
    },
    providers,
  );
}

/** What a visitor and Stripe can do. */
function payingOn(api: TestApi, running: { stripe?: StripeStandIn; host?: AHost }) {
  const present = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('Nothing of it runs before the first test.');
    return value;
  };
  const stripe = () => present(running.stripe);
  const comeBack = async ({ body, paymentId }: Ordered) => {
    const { data } = await api.client.POST('/booking', {
      body: { ...body, paymentId },
      params: { header: {} },
    });
    return data;
  };
  return {
    stripe,
    comeBack,
    host: () => present(running.host),
    /** By the test's host, and by colleagues where a test has some. */
    offer: (wish: MeetingTypeWish = {}, colleagues: readonly AHost[] = []) => {
      const settings = { payment: byCard, ...wish.settings };
      const hosts = [present(running.host), ...colleagues] as const;
      return aMeetingType(api.db, hosts, { ...wish, settings });
    },
    async order(
      wish: Parameters<typeof aBookingRequest>[0],
      client: ApiClient = api.client,
    ): Promise<Ordered> {
      const body = aBookingRequest(wish);
      const { data } = await client.POST('/booking/create-payment-order', {
        body,
        params: { header: {} },
      });
      if (!data) throw new Error('An order was answered without a body.');
      return { body, ...data };
    },
    async pay(ordered: Ordered) {
      stripe().succeed(ordered.paymentId);
      return comeBack(ordered);
    },
    async notify({ paymentId }: Ordered, type?: string) {
      const { body, headers } = stripe().webhook(paymentId, type);
      const reply = await api.fetch('/api/webhooks/stripe', { method: 'POST', body, headers });
      return reply.status;
    },
    async stateOf({ paymentId }: Ordered) {
      const { data } = await api.client.GET('/booking/payment-order/{paymentId}', {
        params: { path: { paymentId } },
      });
      return data;
    },
    giveUp: ({ paymentId }: Pick<Ordered, 'paymentId'>) =>
      api.client.DELETE('/booking/payment-order/{paymentId}', { params: { path: { paymentId } } }),
  };
}
