import type { PaymentServices } from './payment-services.ts';
import { releaseExpiredOrders } from './release-expired-orders.ts';

const EVERY_MS = 60_000;

/**
 * Looks after payment orders once a minute, where payment is configured; several processes do each
 * other no harm. Returns what stops it, once the order that is looked at is done.
 */
export function sweepPayments(services: PaymentServices): () => Promise<void> {
  if (Object.keys(services.providers).length === 0) return async () => {};
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    // A provider that takes its time makes a run long: the next one begins after it.
    running ??= sweep(services, stopping.signal).finally(() => {
      running = undefined;
    });
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}

async function sweep(services: PaymentServices, stopped: AbortSignal): Promise<void> {
  try {
    await releaseExpiredOrders(services, stopped);
  } catch (error) {
    services.log.error({ err: error }, 'payment sweep');
  }
}
