import { nowMinute } from '#server/clock.ts';
import type { BookingRequest } from '#shared/api/booking.ts';
import { holdEndMs } from '#shared/domain/payment/hold.ts';
import { Refusal } from '#shared/errors/refusal.ts';
import { findMismatch, type PaymentMismatch } from './check-payment.ts';
import { markRefundDue } from './mark-refund-due.ts';
import type { BookedAppointment, PaymentServices } from './payment-services.ts';
import type { Payment, PaymentProvider, PaymentStatus } from './provider.ts';
import { providerOf } from './provider-of.ts';
import { refusePayment } from './refuse-payment.ts';
import { extendHold } from './store/hold.ts';
import { changeStatus, markBooked } from './store/order-status.ts';
import { lockOrder, type PaymentOrder } from './store/payment-order.ts';

/** What a payment has led to. */
export type Settlement =
  | ({ readonly outcome: 'booked' } & BookedAppointment)
  /** The money goes back, or has gone back. */
  | { readonly outcome: 'refund-due' }
  | { readonly outcome: 'unpaid'; readonly status: PaymentStatus }
  | { readonly outcome: 'mismatch'; readonly mismatch: PaymentMismatch };

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
  const mismatch = findMismatch(order, payment);
  const isPaid = payment.status === 'succeeded' || payment.status === 'processing';
  if (!isPaid && !mismatch) return { outcome: 'unpaid', status: payment.status };
  if (mismatch) {
    services.log.error({ paymentOrderId: order.paymentOrderId, mismatch }, 'payment mismatch');
    if (isPaid) await markRefundDue(services, order, `${mismatch}-mismatch`);
    return { outcome: 'mismatch', mismatch };
  }
  return book(services, order, payment);
}

/** What the order itself knows. */
function settlementOf(order: PaymentOrder): Settlement | undefined {
  const { status, appointmentId, attendeeId } = order;
  // One intent makes one appointment, whatever becomes of the payment afterwards.
  if (appointmentId !== null && attendeeId !== null) {
    return { outcome: 'booked', appointmentId, attendeeId };
  }
  const isGivenUp = status === 'refund-due' || status === 'refunded';
  return isGivenUp ? { outcome: 'refund-due' } : undefined;
}

/** Approved money is captured as long as the start is held: what cannot be booked is not taken. */
async function loadPayment(
  services: PaymentServices,
  provider: PaymentProvider,
  order: PaymentOrder,
  providerOrderId: string,
): Promise<Payment> {
  const payment = await provider.loadOrder(providerOrderId);
  const isHeld = order.status === 'open' && order.expiresAt.getTime() > services.clock.nowMs();
  if (payment.status !== 'approved' || !isHeld || findMismatch(order, payment)) return payment;
  const capture = await provider.capture(providerOrderId, `capture-${order.paymentOrderId}`);
  return capture.captured ? capture.payment : { ...payment, status: 'requires-action' };
}

/** First with the hosts it was held for; where they are lost, with any that the visitor asked for. */
async function book(
  services: PaymentServices,
  order: PaymentOrder,
  payment: Payment,
): Promise<Settlement> {
  const paidAt = payment.status === 'succeeded' ? new Date(services.clock.nowMs()) : null;
  const heldFor = { ...order.request, hostIds: [...order.hostIds] };
  try {
    try {
      return await bookOnce(services, order, heldFor, paidAt);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return await bookOnce(services, order, order.request, paidAt);
    }
  } catch (error) {
    if (error instanceof Refusal) return markRefundDue(services, order, error.code);
    await keepHold(services, order, paidAt);
    throw error;
  }
}

/** One transaction: whoever comes second waits for the first one's commit and finds its booking. */
function bookOnce(
  services: PaymentServices,
  ref: PaymentOrder,
  request: BookingRequest,
  paidAt: Date | null,
): Promise<Settlement> {
  return services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, ref);
    if (!order) return refusePayment('not-found');
    const settled = settlementOf(order);
    if (settled) return settled;
    if (order.startMinute <= nowMinute(services.clock)) return refusePayment('expired');
    const booked = await services.book(tx, request, {
      holdId: order.holdId,
      decidedAtMinute: Math.floor(order.createdAt.getTime() / 60_000),
    });
    await markBooked(tx, order, { ...booked, paidAt });
    return { outcome: 'booked', ...booked };
  });
}

/** Paid, and not booked for a reason of ours: the start stays theirs until it is tried again. */
async function keepHold(
  services: PaymentServices,
  order: PaymentOrder,
  paidAt: Date | null,
): Promise<void> {
  const until = new Date(holdEndMs(services.clock.nowMs()));
  await services.db.transaction(async (tx) => {
    const change = { from: ['open', 'paid'], to: 'paid', ...(paidAt && { paidAt }) } as const;
    if (await changeStatus(tx, order, change)) {
      await extendHold(tx, order.companyId, order.holdId, until);
    }
  });
}

/** A payment that was on its way when it was booked has arrived, or never will. */
async function confirmLatePayment(
  services: PaymentServices,
  ref: PaymentOrder,
  payment: Payment,
): Promise<void> {
  if (payment.status === 'processing') return;
  await services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, ref);
    if (!order || order.paidAt !== null || order.appointmentId === null) return;
    const { companyId, paymentOrderId, appointmentId } = order;
    if (payment.status === 'succeeded') {
      const paidAt = new Date(services.clock.nowMs());
      await changeStatus(tx, order, { from: ['booked', 'failed'], to: 'booked', paidAt });
      return;
    }
    const change = { from: ['booked'], to: 'failed', failure: payment.status } as const;
    if (await changeStatus(tx, order, change)) {
      const failed = { type: 'payment-failed', companyId, paymentOrderId, appointmentId } as const;
      await services.publish(tx, failed);
    }
  });
}
