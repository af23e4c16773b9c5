import type { PaymentServices } from './payment-services.ts';
import type { Settlement } from './settle-order.ts';
import { dropHold } from './store/hold.ts';
import { changeStatus } from './store/order-status.ts';
import { lockOrder, type PaymentOrder } from './store/payment-order.ts';

/**
 * Gives up a paid order: its money goes back by a job written here, its hold is free again. Finds
 * the booking instead when somebody else was quicker to make it.
 */
export function markRefundDue(
  services: PaymentServices,
  ref: PaymentOrder,
  failure: string,
): Promise<Settlement> {
  return services.db.transaction(async (tx): Promise<Settlement> => {
    const order = await lockOrder(tx, ref);
    if (order?.appointmentId && order.attendeeId) {
      const { appointmentId, attendeeId } = order;
      return { outcome: 'booked', appointmentId, attendeeId };
    }
    const isChanged = await changeStatus(tx, ref, {
      from: ['open', 'paid', 'expired', 'failed'],
      to: 'refund-due',
      failure,
      paidAt: new Date(services.clock.nowMs()),
    });
    if (isChanged) {
      await dropHold(tx, ref.companyId, ref.holdId);
      const { companyId, paymentOrderId } = ref;
      await services.requestRefund(tx, { companyId, paymentOrderId });
    }
    return { outcome: 'refund-due' };
  });
}
