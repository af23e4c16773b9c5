import * as z from 'zod';
import { webAddress } from '#server/platform/kernel/web-address.ts';

export const stripeSettings = z.object({
  STRIPE_SECRET_KEY: z.string(),
  /** What Stripe's script in the browser is loaded with; not a secret. */
  STRIPE_PUBLISHABLE_KEY: z.string(),
  STRIPE_WEBHOOK_SECRET: z.string(),
  /** Where Stripe's API is, for a stand-in; Stripe's own without it. */
  STRIPE_API_BASE: webAddress.optional(),
});

export type StripeSettings = Readonly<z.output<typeof stripeSettings>>;
