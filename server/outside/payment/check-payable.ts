import { refusePayment } from './refuse-payment.ts';
import type { PaymentOrder } from './store/payment-order.ts';

/** @throws Refusal for orders that can no longer be paid. */
export function checkPayable(
  { status, expiresAt }: Pick<PaymentOrder, 'status' | 'expiresAt'>,
  nowMs: number,
): void {
  if (status === 'failed') refusePayment('order-failed');
  if (status === 'refund-due' || status === 'refunded') refusePayment('refund-due');
  const isOver = status === 'open' && expiresAt.getTime() <= nowMs;
  if (status === 'expired' || isOver) refusePayment('expired');
}
