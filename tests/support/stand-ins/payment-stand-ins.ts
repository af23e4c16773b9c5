import { integrations } from '#server/outside/integrations/registry.ts';
import type { PaymentProvider } from '#server/platform/kernel/payment-provider.ts';
import type { ProviderName } from '#shared/domain/integrations/payment-providers.ts';
import { startPaypalStandIn } from './paypal-stand-in.ts';
import { signForStripe, startStripeStandIn } from './stripe-stand-in.ts';

/** A webhook as it arrives. */
export interface Delivery {
  readonly body: string;
  readonly headers: HeadersInit;
}

/** A provider stood in for, in words that all of them have. */
export interface PaymentStandIn {
  /** The environment that leads to it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Settings that nobody but the server may see. */
  readonly secrets: readonly string[];
  /** The visitor does their part: pays by card, agrees in the wallet. */
  pay(providerOrderId: string): void;
  /** What it has made, and how often money went either way. */
  counts(): { readonly orders: number; readonly taken: number; readonly givenBack: number };
  readonly webhooks: {
    paid(providerOrderId: string): Delivery;
    refunded(providerOrderId: string): Delivery;
    /** About nothing that we follow. */
    other(providerOrderId: string): Delivery;
    /** By what is wrong with them. */
    forged(providerOrderId: string): Readonly<Record<string, Delivery>>;
  };
  /** Refuses every call until told otherwise. */
  breakDown(isBroken: boolean): void;
  stop(): Promise<void>;
}

const TEN_MINUTES_MS = 600_000;

/** What proves each payment provider's adapter. */
export const paymentStandIns = {
  async stripe(): Promise<PaymentStandIn> {
    const stripe = await startStripeStandIn();
    const { counts, settings } = stripe;
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = settings;
    const paid = (id: string) => stripe.webhook(id);
    return {
      settings,
      secrets: [STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET],
      pay: (id) => stripe.succeed(id),
      counts: () => ({
        orders: counts.intents,
        taken: counts.charges,
        givenBack: counts.refunds,
      }),
      webhooks: {
        paid,
        refunded: (id) => stripe.webhook(id, 'charge.refunded'),
        other: (id) => stripe.webhook(id, 'charge.updated'),
        forged(id) {
          const { body, headers } = paid(id);
          const signedWith = (secret: string, atMs: number) => ({
            body,
            headers: { 'stripe-signature': signForStripe(body, secret, atMs) },
          });
          return {
            unsigned: { body, headers: {} },
            changed: { body: body.replace('evt', 'evs'), headers },
            'signed by another': signedWith('whsec_another', Date.now()),
            stale: signedWith(STRIPE_WEBHOOK_SECRET, Date.now() - TEN_MINUTES_MS),
          };
        },
      },
      breakDown: stripe.breakDown,
      stop: stripe.stop,
    };
  },
  async paypal(): Promise<PaymentStandIn> {
    const paypal = await startPaypalStandIn();
    const { counts, settings } = paypal;
    const paid = (id: string) => paypal.webhook(id, 'CHECKOUT.ORDER.APPROVED');
    return {
      settings,
      secrets: [settings.PAYPAL_CLIENT_SECRET],
      pay: paypal.approve,
      counts: () => ({
        orders: counts.orders,
        taken: counts.captures,
        givenBack: counts.refunds,
      }),
      webhooks: {
        paid,
        refunded: (id) => paypal.webhook(id, 'PAYMENT.CAPTURE.REFUNDED'),
        other: (id) => paypal.webhook(id, 'PAYMENT.PAYOUTS-ITEM.HELD'),
        forged(id) {
          const { body, headers } = paid(id);
          return {
            unsigned: { body, headers: {} },
            changed: { body: body.replace('WH-', 'WX-'), headers },
            'no event': { body: 'null', headers },
            'no JSON': { body: '{', headers },
            'of another transmission': { body: paid(id).body, headers },
            stale: { body, headers: { ...headers, 'paypal-transmission-time': 'now' } },
          };
        },
      },
      breakDown: paypal.breakDown,
      stop: paypal.stop,
    };
  },
} satisfies Record<ProviderName, () => Promise<PaymentStandIn>>;

/** Opens a provider's port as the server does, from its environment. */
export async function openPaymentPort(
  name: ProviderName,
  settings: PaymentStandIn['settings'],
): Promise<PaymentProvider> {
  const configured = integrations[name].configure(settings);
  if (!configured) throw new Error(`${name} is not configured`);
  return configured.open('payment');
}
