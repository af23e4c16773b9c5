/** Spec B §3.7: who takes payments. The server has a folder for each, a booking page a view. */
export const PAYMENT_PROVIDERS = ['stripe', 'paypal'] as const;

export type ProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** A card is charged as the visitor confirms it; a wallet is approved first, then captured by us. */
export const paymentMethods = {
  stripe: 'card',
  paypal: 'wallet',
} as const satisfies Record<ProviderName, 'card' | 'wallet'>;

/** What they call themselves, in every language. */
export const paymentNames = {
  stripe: 'Stripe',
  paypal: 'PayPal',
} as const satisfies Record<ProviderName, string>;
