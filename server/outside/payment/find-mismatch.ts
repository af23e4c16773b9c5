import type { Payment } from '#server/platform/kernel/payment-provider.ts';
import { fromIso } from '#shared/time/dates.ts';
import type { PaymentOrder } from './store/payment-order.ts';

export type PaymentMismatch = 'amount' | 'currency' | 'intent' | 'meeting-type' | 'start';

/**
 * In what a payment differs from the order it should pay, if in anything. Amount, currency, meeting
 * type and intent must match, or a cheap payment could buy a dear appointment.
 */
export function findMismatch(
  order: Pick<
    PaymentOrder,
    'companyId' | 'paymentOrderId' | 'meetingTypeId' | 'startMinute' | 'amountCents' | 'currency'
  >,
  payment: Payment,
): PaymentMismatch | undefined {
  const { metadata } = payment;
  if (payment.currency.toUpperCase() !== order.currency) return 'currency';
  if (payment.amountCents !== order.amountCents) return 'amount';
  if (metadata.paymentOrderId !== order.paymentOrderId) return 'intent';
  if (metadata.companyId !== order.companyId) return 'intent';
  if (metadata.meetingTypeId !== order.meetingTypeId) return 'meeting-type';
  if (fromIso(metadata.start ?? '') !== order.startMinute) return 'start';
  return undefined;
}
