import { findPublicCompany } from '#server/people/company/find-public-company.ts';
import type { Sql } from '#server/platform/db/database.ts';
import type { PaymentStateReply } from '#shared/api/payment.ts';
import { toIso } from '#shared/time/dates.ts';
import { refusePayment } from './refuse-payment.ts';
import { findByProviderOrder } from './store/payment-order.ts';
import { findTakenBack } from './store/taken-back.ts';

/**
 * How far a payment has come, and whether it was taken back, without anybody's data.
 * @throws Refusal `payment-not-found` for an unknown one.
 */
export async function getPaymentState(sql: Sql, paymentId: string): Promise<PaymentStateReply> {
  const order = await findByProviderOrder(sql, paymentId);
  if (!order) return refusePayment('not-found');
  const { status, amountCents, currency, appointmentId } = order;
  const start = toIso(order.startMinute);
  const expiresAt = order.expiresAt.toISOString();
  const takenBack = await findTakenBack(sql, order);
  return {
    status,
    amountCents,
    currency,
    start,
    expiresAt,
    appointmentId,
    takenBack: takenBack ?? null,
    company: (await findPublicCompany(sql, order.companyId)) ?? null,
  };
}
