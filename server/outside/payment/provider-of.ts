import type {
  PaymentProvider,
  PaymentProviders,
} from '#server/platform/kernel/payment-provider.ts';
import type { ProviderName } from '#shared/domain/integrations/payment-providers.ts';
import { refusePayment } from './refuse-payment.ts';

/** @throws Refusal when it is not configured (any more). */
export function providerOf(providers: PaymentProviders, name: ProviderName): PaymentProvider {
  return providers[name] ?? refusePayment('not-configured');
}
