import type { Sql } from '#server/db/database.ts';
import type { PaymentStateReply } from '#shared/api/payment.ts';
import { toIso } from '#shared/time/dates.ts';
import { refusePayment } from './refuse-payment.ts';
import { findByProviderOrder } from './store/payment-order.ts';

/**
 * How far a payment has come, without anybody's data.
 * @throws Refusal `payment-not-available` for an unknown one.
 */
export async function getPaymentState(sql: Sql, paymentId: string): Promise<PaymentStateReply> {
  const order = await findByProviderOrder(sql, paymentId);
  if (!order) return refusePayment('not-found');
  const { status, amountCents, currency, appointmentId } = order;
  const start = toIso(order.startMinute);
  const expiresAt = order.expiresAt.toISOString();
  return { status, amountCents, currency, start, expiresAt, appointmentId };
}
