import { runWorld } from '#tests/support/run-world.ts';
import {
  type PaypalStandIn,
  startPaypalStandIn,
} from '#tests/support/stand-ins/paypal-stand-in.ts';
import {
  type StripeStandIn,
  startStripeStandIn,
} from '#tests/support/stand-ins/stripe-stand-in.ts';
import { type PaypalInBrowser, standInForPaypal } from './paypal-in-browser.ts';
import { type StripeInBrowser, standInForStripe } from './stripe-in-browser.ts';
import { expect, test } from './test.ts';

/** A server that takes cards, and Stripe behind it and in the browser. */
export const cardTest = test.extend<
  { readonly browserStripe: StripeInBrowser },
  { readonly stripe: StripeStandIn }
>({
  stripe: [
    async ({ browserName: _ }, use) => {
      const stripe = await startStripeStandIn();
      await use(stripe);
      await stripe.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ stripe: { settings }, livesInTime: _ }, use) => {
      const server = await runWorld({ environment: settings });
      await use(server);
      expect(await server.stop(), 'exit code of the server').toBe(0);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  browserStripe: [
    async ({ context, stripe }, use) => use(await standInForStripe(context, stripe)),
    { auto: true },
  ],
});

/** A server that takes the wallet alone, and PayPal behind it and in the browser. */
export const walletTest = test.extend<
  { readonly browserPaypal: PaypalInBrowser },
  { readonly paypal: PaypalStandIn }
>({
  paypal: [
    async ({ browserName: _ }, use) => {
      const paypal = await startPaypalStandIn();
      await use(paypal);
      await paypal.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ paypal: { settings }, livesInTime: _ }, use) => {
      const server = await runWorld({ environment: settings });
      await use(server);
      expect(await server.stop(), 'exit code of the server').toBe(0);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  browserPaypal: [
    async ({ context, paypal }, use) => use(await standInForPaypal(context, paypal)),
    { auto: true },
  ],
});
