import type { Answer } from '#server/platform/kernel/answer.ts';
import { AccountUnavailable } from '#server/platform/kernel/effects.ts';
import type { PaymentOrderRef } from '#server/platform/kernel/events.ts';
import type { PaymentServices } from './payment-services.ts';
import { providerOf } from './provider-of.ts';
import { changeStatus } from './store/order-status.ts';
import { findOrder } from './store/payment-order.ts';

/** The money is still on its way, so that it cannot go back yet: try again later. */
class RefundNotYet extends Error {}

/**
 * Gives back what could not be booked, once: the provider knows the refund by its key, and both
 * sides are told in the transaction that notes it. Does nothing for orders that owe nothing.
 * @throws RefundNotYet, AccountUnavailable where the provider is not reached, Error where it refuses this
 * one: it is tried again then.
 */
export async function refundPayment(
  services: PaymentServices,
  ref: PaymentOrderRef,
): Promise<void> {
  const order = await findOrder(services.db, ref);
  if (order?.status !== 'refund-due' || order.providerOrderId === null) return;
  const { companyId, paymentOrderId, providerOrderId } = order;
  const provider = providerOf(services.providers, order.provider);
  const { status } = await answerOf(provider.loadOrder(providerOrderId));
  if (status === 'processing') throw new RefundNotYet(`Payment ${providerOrderId} is processing`);
  if (status !== 'succeeded') {
    // Nothing was taken in the end.
    await answerOf(provider.cancel(providerOrderId));
    await changeStatus(services.db, order, { to: 'failed' });
    return;
  }
  const key = `refund-${paymentOrderId}`;
  await answerOf(provider.refund(providerOrderId, key));
  await services.db.transaction(async (tx) => {
    const isNews = await changeStatus(tx, order, { to: 'refunded' });
    // Of what was booked and cancelled, the cancellation has told.
    if (!isNews || order.appointmentId !== null) return;
    await services.jobs.publish(tx, { type: 'payment-refunded', companyId, paymentOrderId });
  });
}

async function answerOf<Value>(call: Promise<Answer<Value>>): Promise<Value> {
  const answer = await call;
  if (answer.answered) return answer.value;
  const { why, cause } = answer;
  if (why === 'unavailable') {
    throw new AccountUnavailable('The payment provider is not reached', { cause });
  }
  throw new Error('The payment provider refuses', { cause });
}
