import { askProvider } from './ask-provider.ts';
import { causeRefund } from './cause-refund.ts';
import type { PaymentServices } from './payment-services.ts';
import { providerOf } from './provider-of.ts';
import { settleOrder } from './settle-order.ts';
import { closeOrder } from './store/order-status.ts';
import { listUnsettledOrders, type PaymentOrder } from './store/payment-order.ts';

/** Orders that are read at once. */
const BATCH = 100;

/**
 * Looks after orders whose time is over or that a crash left half done: unpaid ones are cancelled at
 * the provider and their start is free again, paid ones are booked or refunded. Runs every minute;
 * runs of several processes do each other no harm. Each run looks at all of them: however many stay as
 * they are, those behind them have their turn, and none has two. Returns how many it looked at; once it is
 * `stopped` it begins with no other.
 */
export async function releaseExpiredOrders(
  services: PaymentServices,
  stopped?: AbortSignal,
): Promise<number> {
  const now = new Date(services.clock.nowMs());
  let lookedAt = 0;
  let orders = await listUnsettledOrders(services.db, now, { limit: BATCH });
  while (orders.length > 0) {
    for (const order of orders) {
      if (stopped?.aborted) return lookedAt;
      await releaseOne(services, order);
      lookedAt += 1;
    }
    const after = orders.at(-1);
    orders = await listUnsettledOrders(services.db, now, { limit: BATCH, after });
  }
  return lookedAt;
}

/** One order that cannot be settled now must not keep the others waiting. */
async function releaseOne(services: PaymentServices, order: PaymentOrder): Promise<void> {
  try {
    await release(services, order);
  } catch (error) {
    services.log.error({ err: error, paymentOrderId: order.paymentOrderId }, 'payment sweep');
  }
}

async function release(services: PaymentServices, order: PaymentOrder): Promise<void> {
  if (order.status === 'refund-due') {
    // Its effect is there already, unless it was done long ago and the money came back to us.
    await causeRefund(services, services.db, order);
    return;
  }
  if (order.status === 'paid') {
    await settleOrder(services, order);
    return;
  }
  if (order.providerOrderId === null) return expire(services, order);
  const provider = providerOf(services.providers, order.provider);
  // After this the provider takes no money any more, or has taken it.
  const { status } = await askProvider(services, provider.cancel(order.providerOrderId));
  if (status === 'succeeded' || status === 'processing') {
    await settleOrder(services, order);
    return;
  }
  await expire(services, order);
}

async function expire(services: PaymentServices, order: PaymentOrder): Promise<void> {
  const now = new Date(services.clock.nowMs());
  await services.db.transaction((tx) => closeOrder(tx, order, { to: 'expired' }, now));
}
