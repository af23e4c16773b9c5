import type { Payment } from '#server/platform/kernel/payment-provider.ts';
import type { PaymentServices } from './payment-services.ts';
import { changeStatus, markPaid } from './store/order-status.ts';
import { lockOrder, type PaymentOrder } from './store/payment-order.ts';
import { tellTakenBack } from './tell-taken-back.ts';

/** A payment that was on its way when it was booked has arrived, or never will. */
export async function confirmLatePayment(
  services: PaymentServices,
  ref: PaymentOrder,
  payment: Payment,
): Promise<void> {
  if (payment.status === 'processing') return;
  await services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, ref);
    if (!order || order.appointmentId === null || order.paidAt !== null) return;
    if (payment.status === 'succeeded') {
      const paidAt = new Date(services.clock.nowMs());
      // What is booked stays so; money that was given up arrives after all.
      if (order.status === 'booked') await markPaid(tx, order, paidAt);
      else await changeStatus(tx, order, { to: 'booked', paidAt });
      return;
    }
    const change = { to: 'failed', failure: payment.status } as const;
    const { amountCents } = order;
    if (await changeStatus(tx, order, change)) {
      await tellTakenBack(services, tx, order, { factId: 'failed', reason: 'failed', amountCents });
    }
  });
}
