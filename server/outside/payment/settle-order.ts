import type { Payment, PaymentProvider } from '#server/platform/kernel/payment-provider.ts';
import { askProvider } from './ask-provider.ts';
import { bookOrder } from './book-order.ts';
import { closeAsRefunded } from './close-as-refunded.ts';
import { confirmLatePayment } from './confirm-late-payment.ts';
import { findMismatch } from './find-mismatch.ts';
import { markRefundDue } from './mark-refund-due.ts';
import type { PaymentServices } from './payment-services.ts';
import { providerOf } from './provider-of.ts';
import { type Settlement, settlementOf } from './settlement.ts';
import { lockOrder, type PaymentOrder } from './store/payment-order.ts';

/**
 * Brings an order to where its payment is: looks at the provider, checks what was paid, books. Safe
 * to call at any time, from any number of processes at once: return, webhook and sweep all do.
 */
export async function settleOrder(
  services: PaymentServices,
  order: PaymentOrder,
): Promise<Settlement> {
  const settled = settlementOf(order);
  if (settled && (settled.outcome !== 'booked' || order.paidAt !== null)) return settled;
  if (order.providerOrderId === null) return { outcome: 'unpaid', status: 'requires-action' };
  const provider = providerOf(services.providers, order.provider);
  const payment = await loadPayment(services, provider, order, order.providerOrderId);
  if (settled) {
    await confirmLatePayment(services, order, payment);
    return settled;
  }
  if (payment.refundedCents >= order.amountCents) {
    return services.db.transaction(async (tx) => {
      const current = (await lockOrder(tx, order)) ?? order;
      return settlementOf(current) ?? closeAsRefunded(services, tx, current);
    });
  }
  const mismatch = findMismatch(order, payment);
  const isPaid = payment.status === 'succeeded' || payment.status === 'processing';
  if (!isPaid && !mismatch) return { outcome: 'unpaid', status: payment.status };
  if (mismatch) {
    services.log.error({ paymentOrderId: order.paymentOrderId, mismatch }, 'payment mismatch');
    if (isPaid) await markRefundDue(services, order, `${mismatch}-mismatch`);
    return { outcome: 'mismatch', mismatch };
  }
  return bookOrder(services, order, payment);
}

/** Approved money is captured as long as the start is held: what cannot be booked is not taken. */
async function loadPayment(
  services: PaymentServices,
  provider: PaymentProvider,
  order: PaymentOrder,
  providerOrderId: string,
): Promise<Payment> {
  const payment = await askProvider(services, provider.loadOrder(providerOrderId));
  const isHeld = order.status === 'open' && order.expiresAt.getTime() > services.clock.nowMs();
  if (payment.status !== 'approved' || !isHeld || findMismatch(order, payment)) return payment;
  const key = `capture-${order.paymentOrderId}`;
  const capture = await askProvider(services, provider.capture(providerOrderId, key));
  return capture.captured ? capture.payment : { ...payment, status: 'requires-action' };
}
