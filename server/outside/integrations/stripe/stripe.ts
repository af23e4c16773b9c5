import { paymentNames } from '#shared/domain/integrations/payment-providers.ts';
import { defineIntegration } from '../integration.ts';
import { stripeSettings } from './stripe-settings.ts';

/** Card payments. */
export const stripe = defineIntegration({
  id: 'stripe',
  name: paymentNames.stripe,
  settings: stripeSettings,
  ports: {
    payment: async (settings) =>
      (await import('./stripe-provider.ts')).createStripeProvider(settings),
  },
});
