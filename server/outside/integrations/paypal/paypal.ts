import { paymentNames } from '#shared/domain/integrations/payment-providers.ts';
import { defineIntegration } from '../integration.ts';
import { paypalSettings } from './paypal-settings.ts';

/** Wallet payments. */
export const paypal = defineIntegration({
  id: 'paypal',
  name: paymentNames.paypal,
  settings: paypalSettings,
  ports: {
    payment: async (settings) =>
      (await import('./paypal-provider.ts')).createPaypalProvider(settings),
  },
});
