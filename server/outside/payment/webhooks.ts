import { type Context, Hono } from 'hono';
import type { HttpEnv } from '#server/platform/http/context.ts';
import { type CountCall, countNothing } from '#server/platform/http/limit-rates.ts';
import { limitBody } from '#server/platform/http/middleware.ts';
import { UnverifiedWebhook, type WebhookEvent } from '#server/platform/kernel/payment-provider.ts';
import { forgedWebhookLimits } from '#server/platform/rate-limit/policies.ts';
import {
  PAYMENT_PROVIDERS,
  type ProviderName,
} from '#shared/domain/integrations/payment-providers.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { askProvider } from './ask-provider.ts';
import type { PaymentServices } from './payment-services.ts';
import { settleOrder } from './settle-order.ts';
import { findByProviderOrder } from './store/payment-order.ts';
import { noteTakenBack } from './tell-taken-back.ts';

/**
 * `POST /webhooks/{provider}`, outside the contract: the signature is over the raw body. A webhook
 * is a hint to look at the payment, or the word that it went back; repeats and events about anything else
 * are answered 200. A failure of ours is answered 500, one of the provider 503: it sends it again then. Only what
 * has no valid signature is counted.
 */
export function paymentWebhooks(
  services: PaymentServices,
  countCall: CountCall = countNothing,
): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  for (const name of PAYMENT_PROVIDERS) {
    app.post(`/webhooks/${name}`, limitBody(), async (c) => {
      await follow(services, name, await verify(services, name, c, countCall));
      return c.json({ received: true });
    });
  }
  return app;
}

async function verify(
  services: PaymentServices,
  name: ProviderName,
  c: Context<HttpEnv>,
  countCall: CountCall,
): Promise<WebhookEvent> {
  const provider = services.providers[name];
  if (!provider) return refuse('not-found', 'This provider is not configured');
  try {
    const { headers } = c.req.raw;
    return await askProvider(services, provider.verifyWebhook(await c.req.text(), headers));
  } catch (error) {
    if (error instanceof UnverifiedWebhook) {
      await countCall(c, forgedWebhookLimits);
      refuse('validation-failed', 'The signature is not valid');
    }
    throw error;
  }
}

async function follow(
  services: PaymentServices,
  name: ProviderName,
  { providerOrderId, takenBack }: WebhookEvent,
): Promise<void> {
  if (providerOrderId === undefined) return;
  const order = await findByProviderOrder(services.db, providerOrderId);
  // An account's webhooks also tell of payments that are none of ours.
  if (order?.provider !== name) return;
  if (takenBack) await noteTakenBack(services, order, takenBack);
  else await settleOrder(services, order);
}
