import * as z from 'zod';
import { webAddress } from '#server/platform/kernel/web-address.ts';

export const paypalSettings = z.object({
  /** What PayPal's script in the browser is loaded with too; not a secret. */
  PAYPAL_CLIENT_ID: z.string(),
  PAYPAL_CLIENT_SECRET: z.string(),
  PAYPAL_WEBHOOK_ID: z.string(),
  /** Where PayPal's API is, for its sandbox or a stand-in. */
  PAYPAL_API_BASE: webAddress.default('https://api-m.paypal.com'),
});

export type PaypalSettings = Readonly<z.output<typeof paypalSettings>>;
