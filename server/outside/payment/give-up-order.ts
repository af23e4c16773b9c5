import type { PaymentServices } from './payment-services.ts';
import { refusePayment } from './refuse-payment.ts';
import { expireNow } from './store/order-status.ts';
import { findByProviderOrder, lockOrder } from './store/payment-order.ts';

/**
 * Whoever was to pay does not want to: the start is free again at once. An order that is not open any
 * more stays as it is.
 * @throws Refusal `payment-not-found` for an unknown one.
 */
export async function giveUpOrder(
  { db, clock }: Pick<PaymentServices, 'db' | 'clock'>,
  paymentId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findByProviderOrder(tx, paymentId);
    const order = found && (await lockOrder(tx, found));
    if (!order) return refusePayment('not-found');
    if (order.status === 'open') await expireNow(tx, order, 'given-up', new Date(clock.nowMs()));
  });
}
