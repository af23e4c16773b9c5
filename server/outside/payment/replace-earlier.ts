import type { Transaction } from '#server/platform/db/database.ts';
import type { OrderDraft } from './order-draft.ts';
import { expireNow } from './store/order-status.ts';
import { findByProviderOrder, lockOrder, type PaymentOrder } from './store/payment-order.ts';

/** The order that a draft replaces, where there is one that is still open and the same visitor's. */
export async function lockEarlier(
  tx: Transaction,
  companyId: string,
  { replacedPaymentId, request }: OrderDraft,
): Promise<PaymentOrder | undefined> {
  if (replacedPaymentId === undefined) return undefined;
  const found = await findByProviderOrder(tx, replacedPaymentId);
  if (found?.companyId !== companyId) return undefined;
  const earlier = await lockOrder(tx, found);
  const isTheirs = earlier?.request.attendee.email === request.attendee.email;
  return earlier?.status === 'open' && isTheirs ? earlier : undefined;
}

/**
 * Whoever goes back from the payment and comes again must not meet their own hold. The earlier
 * order's time to pay is over now; it is cancelled at the provider as all expired ones are.
 */
export async function replaceEarlier(
  tx: Transaction,
  earlier: PaymentOrder,
  now: Date,
): Promise<void> {
  await expireNow(tx, earlier, 'replaced', now);
}
