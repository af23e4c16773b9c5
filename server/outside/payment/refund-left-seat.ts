import { decideRefundOfLeft } from '#shared/domain/payment/refund-policy.ts';
import { causeRefund } from './cause-refund.ts';
import type { PaymentServices } from './payment-services.ts';
import { changeStatus } from './store/order-status.ts';
import { lockOrderOfLeftSeat } from './store/payment-order.ts';

/**
 * What becomes of the money of a seat that nobody has any more: all of it goes back where the host or
 * nobody wanted the appointment, and as the attendee was told when they paid where they cancel. Run again
 * it does nothing.
 */
export async function refundLeftSeat(
  services: Pick<PaymentServices, 'db' | 'jobs'>,
  attendeeId: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const paid = await lockOrderOfLeftSeat(tx, attendeeId);
    if (paid?.order.status !== 'booked') return;
    const { order, startMs, cancelledMs, cancelledBy } = paid;
    const { refundPolicy } = order;
    const left = { atMs: cancelledMs, by: cancelledBy };
    if (decideRefundOfLeft(refundPolicy, startMs, left) === 'none') return;
    await changeStatus(tx, order, { to: 'refund-due', failure: 'cancelled' });
    await causeRefund(services, tx, order);
  });
}
