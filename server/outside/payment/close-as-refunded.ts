import type { Transaction } from '#server/platform/db/database.ts';
import type { PaymentServices } from './payment-services.ts';
import type { Settlement } from './settlement.ts';
import { closeOrder } from './store/order-status.ts';
import type { PaymentOrder } from './store/payment-order.ts';

/**
 * The money went back before anything was booked: there will be no appointment, its time is free, and
 * both sides are told once. The order is locked by the caller.
 */
export async function closeAsRefunded(
  services: PaymentServices,
  tx: Transaction,
  order: PaymentOrder,
): Promise<Settlement> {
  const { companyId, paymentOrderId } = order;
  const now = new Date(services.clock.nowMs());
  const isNews = await closeOrder(tx, order, { to: 'refunded', failure: 'taken-back' }, now);
  if (isNews)
    await services.jobs.publish(tx, { type: 'payment-refunded', companyId, paymentOrderId });
  return { outcome: 'refund-due' };
}
