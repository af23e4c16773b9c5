import { causeRefund } from './cause-refund.ts';
import type { PaymentServices } from './payment-services.ts';
import { type Settlement, settlementOf } from './settlement.ts';
import { closeOrder } from './store/order-status.ts';
import { lockOrder, type PaymentOrder } from './store/payment-order.ts';

/**
 * Gives up a paid order: its money goes back by an effect written here, its hold is free again. Finds
 * the booking instead when somebody else was quicker to make it.
 */
export function markRefundDue(
  services: PaymentServices,
  ref: PaymentOrder,
  failure: string,
): Promise<Settlement> {
  return services.db.transaction(async (tx): Promise<Settlement> => {
    const order = await lockOrder(tx, ref);
    const settled = order && settlementOf(order);
    if (settled) return settled;
    const now = new Date(services.clock.nowMs());
    const change = { to: 'refund-due', failure, paidAt: now } as const;
    if (order && (await closeOrder(tx, order, change, now))) {
      await causeRefund(services, tx, order);
    }
    return { outcome: 'refund-due' };
  });
}
