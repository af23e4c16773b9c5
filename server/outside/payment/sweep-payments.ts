import type { PaymentServices } from './payment-services.ts';
import { releaseExpiredOrders } from './release-expired-orders.ts';

const EVERY_MS = 60_000;

/**
 * Looks after payment orders once a minute, where payment is configured; several processes do each
 * other no harm. Returns what stops it, once a run under way is done.
 */
export function sweepPayments(services: PaymentServices): () => Promise<void> {
  if (Object.keys(services.providers).length === 0) return async () => {};
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    // A provider that takes its time makes a run long: the next one begins after it.
    running ??= sweep(services).finally(() => {
      running = undefined;
    });
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function sweep(services: PaymentServices): Promise<void> {
  try {
    await releaseExpiredOrders(services);
  } catch (error) {
    services.log.error({ err: error }, 'payment sweep');
  }
}
