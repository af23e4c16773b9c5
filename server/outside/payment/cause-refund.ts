import type { Sql } from '#server/platform/db/database.ts';
import type { PaymentOrderRef } from '#server/platform/kernel/events.ts';
import type { PaymentServices } from './payment-services.ts';
import { findOrder, type PaymentOrder } from './store/payment-order.ts';

/** The money of an order that owes it goes back by an effect, which is one however often it is caused. */
export function causeRefund(
  { jobs }: Pick<PaymentServices, 'jobs'>,
  sql: Sql,
  { companyId, paymentOrderId, provider }: PaymentOrder,
): Promise<void> {
  const what = { companyId, paymentOrderId };
  const account = { provider, id: 'server' };
  return jobs.cause(sql, [{ kind: 'refund', key: paymentOrderId, what, account }]);
}

/** The same for a job of an earlier version, which had no effects. */
export async function passOnRefund(
  services: Pick<PaymentServices, 'db' | 'jobs'>,
  ref: PaymentOrderRef,
): Promise<void> {
  const order = await findOrder(services.db, ref);
  if (order) await causeRefund(services, services.db, order);
}
