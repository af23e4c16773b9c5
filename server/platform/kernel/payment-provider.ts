import type { PaymentOrderReply } from '#shared/api/payment.ts';
import type { ProviderName } from '#shared/domain/integrations/payment-providers.ts';
import type { Currency } from '#shared/domain/payment/price.ts';
import type { Answer } from './answer.ts';
import type { TakenBackReason } from './events.ts';

/** What an order at the provider says of itself, so that it can be told from any other. */
export interface PaymentMetadata {
  readonly companyId: string;
  readonly paymentOrderId: string;
  readonly meetingTypeId: string;
  /** The start that is paid for, as ISO text. */
  readonly start: string;
}

export interface NewProviderOrder {
  readonly amountCents: number;
  readonly currency: Currency;
  /** What the visitor reads at the provider. */
  readonly description: string;
  readonly metadata: PaymentMetadata;
  /** The same key is answered with the same order. */
  readonly idempotencyKey: string;
}

export interface ProviderOrder {
  readonly providerOrderId: string;
  /** What the visitor's browser pays with; nothing of it is our secret. */
  readonly checkout: Checkout;
}

/** Spec A §3, payment order response: each provider has fields of its own in it. */
type Checkout = Pick<PaymentOrderReply, 'stripePaymentIntent' | 'paypalOrderId' | 'paypalClientId'>;

/**
 * `processing`: the money is on its way. `approved`: the visitor agreed, the money is still to be
 * captured. `requires-action`: the visitor has not paid yet, or has to try again.
 */
export type PaymentStatus =
  | 'succeeded'
  | 'processing'
  | 'approved'
  | 'requires-action'
  | 'failed'
  | 'cancelled';

/** How a payment stands, as the provider has it. */
export interface Payment {
  readonly status: PaymentStatus;
  /** What was paid, or is to be paid. */
  readonly amountCents: number;
  readonly currency: string;
  /** What of it went back, in all. */
  readonly refundedCents: number;
  readonly metadata: Partial<PaymentMetadata>;
}

/** Spec A §8: issue INSTRUMENT_DECLINED restarts the payment, any other shows its description. */
export type Capture =
  | { readonly captured: true; readonly payment: Payment }
  | { readonly captured: false; readonly issue: string; readonly description: string };

/** A payment went back, by its receiver's will, its payer's bank's, or because it never arrived. */
export interface TakenBack {
  /** The same for every report of it. */
  readonly factId: string;
  readonly reason: TakenBackReason;
  /** In all so far. */
  readonly amountCents: number;
}

/**
 * What a genuine webhook is about. How a payment stands is asked of the provider, whatever the
 * webhook says; only that it went back is known from nowhere else.
 */
export interface WebhookEvent {
  /** None for events that say nothing about a payment. */
  readonly providerOrderId: string | undefined;
  readonly takenBack?: TakenBack;
}

/** A webhook whose signature is not the provider's. */
export class UnverifiedWebhook extends Error {}

/** A payment provider. That it cannot be reached is an answer, too. */
export interface PaymentProvider {
  createOrder(order: NewProviderOrder): Promise<Answer<ProviderOrder>>;
  loadOrder(providerOrderId: string): Promise<Answer<Payment>>;
  /** Takes approved money. Repeats do not take it twice. */
  capture(providerOrderId: string, idempotencyKey: string): Promise<Answer<Capture>>;
  /** Gives all of the money back. Repeats give it back once. */
  refund(providerOrderId: string, idempotencyKey: string): Promise<Answer<void>>;
  /** Keeps an order from being paid, if that is still possible; returns how it stands then. */
  cancel(providerOrderId: string): Promise<Answer<Payment>>;
  /** @throws UnverifiedWebhook for what the provider did not sign. */
  verifyWebhook(rawBody: string, headers: Headers): Promise<Answer<WebhookEvent>>;
}

/** The providers that are configured. */
export type PaymentProviders = { readonly [Name in ProviderName]?: PaymentProvider };
