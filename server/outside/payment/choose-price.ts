import type { PaymentProviders } from '#server/platform/kernel/payment-provider.ts';
import type { ProviderName } from '#shared/domain/integrations/payment-providers.ts';
import type { MeetingTypeSettings } from '#shared/domain/meeting-type/settings.ts';
import { type Price, toCents } from '#shared/domain/payment/price.ts';
import type { RefundPolicy } from '#shared/domain/payment/refund-policy.ts';
import { refusePayment } from './refuse-payment.ts';

/** What is to be paid, and with whom. */
export interface Terms extends Price {
  readonly provider: ProviderName;
  /** What the visitor is told about cancelling. */
  readonly refundPolicy: RefundPolicy;
}

/**
 * What a meeting type costs.
 * @throws Refusal where it costs nothing, or its provider is not configured.
 */
export function choosePrice(
  payment: MeetingTypeSettings['payment'],
  providers: PaymentProviders,
): Terms {
  const { provider, price, currency, refundPolicy } = payment;
  const amountCents = toCents(price);
  if (!payment.enable || provider === 'none' || amountCents === undefined) {
    return refusePayment('not-paid-here');
  }
  if (!providers[provider]) refusePayment('not-configured');
  return { provider, amountCents, currency, refundPolicy };
}
