import Stripe from 'stripe';
import type { Rejecting } from '#server/platform/kernel/answer.ts';
import type {
  Payment,
  PaymentProvider,
  PaymentStatus,
} from '#server/platform/kernel/payment-provider.ts';
import { answeringPayments } from '../answering-payments.ts';
import type { StripeSettings } from './stripe-settings.ts';
import { verifyStripeWebhook } from './stripe-webhook.ts';

const TIMEOUT_MS = 20_000;
const NETWORK_RETRIES = 2;

/** Card payments through Stripe's payment intents. */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = new Stripe(settings.STRIPE_SECRET_KEY, {
    ...toAddress(settings.STRIPE_API_BASE),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: NETWORK_RETRIES,
    telemetry: false,
  });
  const load = async (id: string) =>
    toPayment(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
  const port: Rejecting<PaymentProvider> = {
    async createOrder(order) {
      const intent = await stripe.paymentIntents.create(
        {
          amount: order.amountCents,
          currency: order.currency.toLowerCase(),
          description: order.description,
          // Methods that settle days later would book what may never be paid.
          allowed_payment_method_types: ['card'],
          metadata: { ...order.metadata },
        },
        { idempotencyKey: order.idempotencyKey },
      );
      return {
        providerOrderId: intent.id,
        checkout: {
          stripePaymentIntent: {
            publishableKey: settings.STRIPE_PUBLISHABLE_KEY,
            clientSecret: intent.client_secret ?? '',
          },
        },
      };
    },
    loadOrder: load,
    // Cards are captured as they are confirmed, or not at all.
    async capture(id) {
      const payment = await load(id);
      const { status } = payment;
      if (status === 'succeeded' || status === 'processing') return { captured: true, payment };
      return { captured: false, issue: status, description: 'The card was not charged.' };
    },
    async refund(id, idempotencyKey) {
      try {
        await stripe.refunds.create({ payment_intent: id }, { idempotencyKey });
      } catch (error) {
        if (!hasCode(error, 'charge_already_refunded')) throw error;
      }
    },
    async cancel(id) {
      try {
        return toPayment(await stripe.paymentIntents.cancel(id));
      } catch (error) {
        // Paid or cancelled meanwhile: how it stands now is the answer.
        if (!hasCode(error, 'payment_intent_unexpected_state')) throw error;
        return load(id);
      }
    },
    verifyWebhook: (rawBody, headers) =>
      verifyStripeWebhook(stripe, settings.STRIPE_WEBHOOK_SECRET, rawBody, headers),
  };
  return answeringPayments(port, whyNoAnswer);
}

function whyNoAnswer(error: unknown) {
  const { StripeError, StripeConnectionError, StripeAPIError, StripeRateLimitError } =
    Stripe.errors;
  if (!(error instanceof StripeError)) return undefined;
  const isPassing =
    error instanceof StripeConnectionError ||
    error instanceof StripeAPIError ||
    error instanceof StripeRateLimitError;
  return isPassing ? 'unavailable' : 'refused';
}

/** `http://127.0.0.1:4242` → what the package takes. */
function toAddress(apiBase: string | undefined) {
  if (apiBase === undefined) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isHttp = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isHttp ? 80 : 443),
    protocol: isHttp ? ('http' as const) : ('https' as const),
  };
}

const statuses: Readonly<Record<Stripe.PaymentIntent.Status, PaymentStatus>> = {
  succeeded: 'succeeded',
  processing: 'processing',
  requires_action: 'requires-action',
  requires_capture: 'approved',
  requires_confirmation: 'requires-action',
  requires_payment_method: 'requires-action',
  canceled: 'cancelled',
};

function toPayment(intent: Stripe.PaymentIntent): Payment {
  const status = statuses[intent.status] ?? 'requires-action';
  return {
    status,
    amountCents: status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency,
    refundedCents: toRefunded(intent.latest_charge),
    metadata: intent.metadata,
  };
}

/** The charge says it where it was asked for with the intent. */
function toRefunded(charge: Stripe.PaymentIntent['latest_charge']): number {
  return charge !== null && typeof charge === 'object' ? charge.amount_refunded : 0;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}
