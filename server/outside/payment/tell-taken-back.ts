import type { Transaction } from '#server/platform/db/database.ts';
import type { TakenBack } from '#server/platform/kernel/payment-provider.ts';
import { closeAsRefunded } from './close-as-refunded.ts';
import type { PaymentServices } from './payment-services.ts';
import { lockOrder, type PaymentOrder } from './store/payment-order.ts';
import { insertTakenBack, isTakenBack } from './store/taken-back.ts';

/**
 * A refund or a dispute at the provider; the fact is kept whatever it meets. Of a booked appointment its
 * hosts are told, once each: it stands, and whether it takes place is theirs to decide. What is not booked
 * yet, and was taken back as a whole, will not be.
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
  const { companyId, paymentOrderId, appointmentId, attendeeId, currency, status } = order;
  // We give it back ourselves, or have, and tell so.
  if (status === 'refund-due' || status === 'refunded') return;
  const createdAt = new Date(services.clock.nowMs());
  if (!(await insertTakenBack(tx, order, { ...fact, createdAt }))) return;
  if (appointmentId === null || attendeeId === null) {
    if (await isTakenBack(tx, order)) await closeAsRefunded(services, tx, order);
    return;
  }
  const { reason, amountCents } = fact;
  await services.jobs.publish(tx, {
    type: 'payment-taken-back',
    companyId,
    paymentOrderId,
    appointmentId,
    attendeeId,
    reason,
    price: { amountCents, currency },
  });
}
