import { type Context, Hono } from 'hono';
import type { HttpEnv } from '#server/http/context.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { PaymentServices } from './payment-services.ts';
import {
  PROVIDER_NAMES,
  type ProviderName,
  UnverifiedWebhook,
  type WebhookEvent,
} from './provider.ts';
import { settleOrder } from './settle-order.ts';
import { findByProviderOrder } from './store/payment-order.ts';

/**
 * `POST /webhooks/{provider}`, outside the contract: the signature is over the raw body. A webhook
 * is a hint to look at the payment, whatever it says itself; repeats and events about anything else
 * are answered 200. A failure of ours is answered 500, so that the provider sends it again.
 */
export function paymentWebhooks(services: PaymentServices): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  for (const name of PROVIDER_NAMES) {
    app.post(`/webhooks/${name}`, async (c) => {
      const { providerOrderId } = await verify(services, name, c);
      if (providerOrderId !== undefined) await settle(services, name, providerOrderId);
      return c.json({ received: true });
    });
  }
  return app;
}

async function verify(
  services: PaymentServices,
  name: ProviderName,
  c: Context<HttpEnv>,
): Promise<WebhookEvent> {
  const provider = services.providers[name];
  if (!provider) return refuse('not-found', 'This provider is not configured');
  try {
    return await provider.verifyWebhook(await c.req.text(), c.req.raw.headers);
  } catch (error) {
    if (error instanceof UnverifiedWebhook) {
      refuse('validation-failed', 'The signature is not valid');
    }
    throw error;
  }
}

async function settle(
  services: PaymentServices,
  name: ProviderName,
  providerOrderId: string,
): Promise<void> {
  const order = await findByProviderOrder(services.db, providerOrderId);
  // An account's webhooks also tell of payments that are none of ours.
  if (order?.provider === name) await settleOrder(services, order);
}
