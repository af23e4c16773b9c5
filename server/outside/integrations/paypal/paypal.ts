import { defineIntegration } from '../integration.ts';
import { paypalSettings } from './paypal-settings.ts';

/** Wallet payments. */
export const paypal = defineIntegration({
  id: 'paypal',
  name: 'PayPal',
  settings: paypalSettings,
  ports: {
    payment: async (settings) =>
      (await import('./paypal-provider.ts')).createPaypalProvider(settings),
  },
});
