import Stripe from 'stripe';
import { UnverifiedWebhook, type WebhookEvent } from '#server/platform/kernel/payment-provider.ts';

/**
 * What a webhook is about.
 * @throws UnverifiedWebhook for what Stripe did not sign.
 */
export async function verifyStripeWebhook(
  stripe: Stripe,
  webhookSecret: string,
  rawBody: string,
  headers: Headers,
): Promise<WebhookEvent> {
  const signature = headers.get('stripe-signature') ?? '';
  try {
    return toEvent(await stripe.webhooks.constructEventAsync(rawBody, signature, webhookSecret));
  } catch (error) {
    const isForged =
      error instanceof Stripe.errors.StripeSignatureVerificationError ||
      error instanceof SyntaxError;
    throw isForged ? new UnverifiedWebhook('Not signed by Stripe', { cause: error }) : error;
  }
}

function toEvent(event: Stripe.Event): WebhookEvent {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return { providerOrderId: event.data.object.id };
    case 'charge.refunded': {
      const { payment_intent, amount_refunded: amountCents } = event.data.object;
      const takenBack = { factId: event.id, reason: 'refunded', amountCents } as const;
      return { providerOrderId: toId(payment_intent), takenBack };
    }
    case 'charge.dispute.created': {
      const { payment_intent, amount: amountCents } = event.data.object;
      const takenBack = { factId: event.id, reason: 'disputed', amountCents } as const;
      return { providerOrderId: toId(payment_intent), takenBack };
    }
    default:
      return { providerOrderId: undefined };
  }
}

function toId(intent: string | { readonly id: string } | null): string | undefined {
  return typeof intent === 'string' ? intent : intent?.id;
}
