import type { Transaction } from '#server/db/database.ts';
import type { TakenBack } from '#server/kernel/payment-provider.ts';
import type { PaymentServices } from './payment-services.ts';
import { lockOrder, type PaymentOrder } from './store/payment-order.ts';
import { insertTakenBack } from './store/taken-back.ts';

/**
 * A refund or a dispute at the provider. The appointment stands and its hosts are told, once each:
 * whether it takes place is theirs to decide. Of money that paid for no appointment there is nothing
 * to tell: we gave it back ourselves.
 */
export async function noteTakenBack(
  services: PaymentServices,
  ref: PaymentOrder,
  fact: TakenBack,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, ref);
    if (order) await tellTakenBack(services, tx, order, fact);
  });
}

/** The same, of an order that is locked. */
export async function tellTakenBack(
  services: PaymentServices,
  tx: Transaction,
  order: PaymentOrder,
  fact: TakenBack,
): Promise<void> {
  const { companyId, paymentOrderId, appointmentId, attendeeId, currency } = order;
  if (appointmentId === null || attendeeId === null) return;
  const createdAt = new Date(services.clock.nowMs());
  if (!(await insertTakenBack(tx, order, { ...fact, createdAt }))) return;
  const { reason, amountCents } = fact;
  await services.publish(tx, {
    type: 'payment-taken-back',
    companyId,
    paymentOrderId,
    appointmentId,
    attendeeId,
    reason,
    price: { amountCents, currency },
  });
}
