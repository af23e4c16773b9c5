import type { PaymentStateReply } from '#shared/api/payment.ts';

export type OrderStatus = PaymentStateReply['status'];

/** Whether nothing more will happen to a payment by itself. */
export function isSettled(status: OrderStatus): boolean {
  return status !== 'open' && status !== 'paid' && status !== 'refund-due';
}
