import type { PaymentServices } from './payment-services.ts';
import { releaseExpiredOrders } from './release-expired-orders.ts';

const EVERY_MS = 60_000;

/**
 * Looks after payment orders once a minute, where payment is configured; several processes do each
 * other no harm. Returns what stops it, once a run under way is done.
 */
export function sweepPayments(services: PaymentServices): () => Promise<void> {
  if (Object.keys(services.providers).length === 0) return async () => {};
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = releaseExpiredOrders(services).then(
      () => undefined,
      (error: unknown) => services.log.error({ err: error }, 'payment sweep'),
    );
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
