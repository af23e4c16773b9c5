import type { PaymentStateReply } from '#shared/api/payment.ts';

/** What a payer reads: how the payment stands, or how it went back after it was booked. */
export type OrderStatus = PaymentStateReply['status'] | 'given-back' | 'disputed' | 'not-arrived';

const takenBackAs = {
  refunded: 'given-back',
  disputed: 'disputed',
  failed: 'not-arrived',
} as const;

export function toOrderStatus({
  status,
  takenBack,
}: Pick<PaymentStateReply, 'status' | 'takenBack'>): OrderStatus {
  const isOfAppointment = status === 'booked' || status === 'failed';
  // A debit that failed first can arrive after all; it is booked as any other then.
  const isOutdated = status === 'booked' && takenBack?.reason === 'failed';
  return takenBack && isOfAppointment && !isOutdated ? takenBackAs[takenBack.reason] : status;
}

/** Whether nothing more will happen to a payment by itself. */
export function isSettled(status: PaymentStateReply['status']): boolean {
  return status !== 'open' && status !== 'paid' && status !== 'refund-due';
}
