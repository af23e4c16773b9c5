import type { ProviderName } from './payment-providers.ts';

/** Where a third party's code comes from, whom it talks to, what it frames, and its pictures. */
export interface Origins {
  readonly scripts: readonly string[];
  readonly connects: readonly string[];
  readonly frames: readonly string[];
  readonly images: readonly string[];
}

/** What a page's content security policy allows those who take payments. */
export const paymentOrigins = {
  stripe: {
    scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    connects: ['https://api.stripe.com'],
    frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    images: ['https://*.stripe.com'],
  },
  paypal: {
    scripts: ['https://www.paypal.com', 'https://www.paypalobjects.com'],
    connects: ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
    frames: ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
    images: ['https://www.paypal.com', 'https://www.paypalobjects.com'],
  },
} as const satisfies Record<ProviderName, Origins>;
