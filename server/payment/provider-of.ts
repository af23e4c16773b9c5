import type {
  PaymentProvider,
  PaymentProviders,
  ProviderName,
} from '#server/kernel/payment-provider.ts';
import { refusePayment } from './refuse-payment.ts';

/** @throws Refusal when it is not configured (any more). */
export function providerOf(providers: PaymentProviders, name: ProviderName): PaymentProvider {
  return providers[name] ?? refusePayment('not-configured');
}
