/** Spec A §2: the query parameters of a return from a payment. */
export const RETURN_PARAMETERS = {
  clientSecret: 'payment_intent_client_secret',
  publishableKey: 'publishable_key',
} as const;

/** What the provider adds to the address by itself when it sends a visitor back. */
const PROVIDER_PARAMETERS = ['payment_intent', 'redirect_status'] as const;

/** Where a bank sends the visitor back to: this page, which is told the publishable key. */
export function toReturnUrl(href: string, publishableKey: string): string {
  const url = new URL(withoutPaymentSecrets(href));
  url.searchParams.set(RETURN_PARAMETERS.publishableKey, publishableKey);
  return url.href;
}

/** The page's address without what a payment return added, so that a reload starts afresh. */
export function withoutPaymentSecrets(href: string): string {
  const url = new URL(href);
  for (const name of [...Object.values(RETURN_PARAMETERS), ...PROVIDER_PARAMETERS]) {
    url.searchParams.delete(name);
  }
  return url.href;
}
