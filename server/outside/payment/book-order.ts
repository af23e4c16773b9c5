import type { Transaction } from '#server/platform/db/database.ts';
import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { Payment } from '#server/platform/kernel/payment-provider.ts';
import { extendHold } from '#server/time/reservation/give-up-hold.ts';
import { lockProposal } from '#server/time/reservation/lock-proposal.ts';
import { waitForTurn } from '#server/time/reservation/take-turn.ts';
import { tryAgain } from '#server/time/reservation/try-again.ts';
import type { BookingRequest } from '#shared/api/booking.ts';
import { holdEndMs } from '#shared/domain/payment/hold.ts';
import { Refusal } from '#shared/errors/refusal.ts';
import { closeAsRefunded } from './close-as-refunded.ts';
import { markRefundDue } from './mark-refund-due.ts';
import type { PaymentServices } from './payment-services.ts';
import { refusePayment } from './refuse-payment.ts';
import { type Settlement, settlementOf } from './settlement.ts';
import { changeStatus, extendOrder, letGo, markBooked } from './store/order-status.ts';
import { lockOrder, type PaymentOrder } from './store/payment-order.ts';
import { isTakenBack } from './store/taken-back.ts';

/**
 * Books what an order was paid for, or owes a refund where there is nothing left to book. First with
 * the hosts and the room it was held for; where they are lost, with any that the visitor asked for.
 */
export async function bookOrder(
  services: PaymentServices,
  order: PaymentOrder,
  payment: Payment,
): Promise<Settlement> {
  const paidAt = payment.status === 'succeeded' ? new Date(services.clock.nowMs()) : null;
  const heldFor = {
    ...order.request,
    hostIds: [...order.hostIds],
    ...(order.resourceChannelIds.length > 0 && {
      resourceChannelIds: [...order.resourceChannelIds],
    }),
  };
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
  const book = async (tx: Transaction): Promise<Settlement> => {
    const order = await lockOrder(tx, ref);
    if (!order) return refusePayment('not-found');
    const settled = settlementOf(order);
    if (settled) return settled;
    if (order.startMinute <= nowMinute(services.clock)) return refusePayment('expired');
    if (await isTakenBack(tx, order)) return closeAsRefunded(services, tx, order);
    const { proposal: token } = order.request;
    if (token !== undefined) await lockProposal(tx, { token });
    await waitForTurn(tx, order);
    await letGo(tx, order, new Date(services.clock.nowMs()));
    const booked = await services.book(tx, request, {
      decidedAtMinute: Math.floor(order.createdAt.getTime() / 60_000),
    });
    await markBooked(tx, order, { ...booked, paidAt });
    return { outcome: 'booked', ...booked };
  };
  return tryAgain(() => services.db.transaction(book));
}

/** Paid, and not booked for a reason of ours: the start stays theirs until it is tried again. */
async function keepHold(
  services: PaymentServices,
  order: PaymentOrder,
  paidAt: Date | null,
): Promise<void> {
  const expiresAt = new Date(holdEndMs(services.clock.nowMs()));
  const { companyId, holdId } = order;
  await services.db.transaction(async (tx) => {
    const current = await lockOrder(tx, order);
    if (current?.status !== 'open' && current?.status !== 'paid') return;
    if (current.status === 'open') {
      await changeStatus(tx, order, { to: 'paid', ...(paidAt && { paidAt }) });
    }
    await extendOrder(tx, order, expiresAt);
    if (holdId !== null) await extendHold(tx, { companyId, holdId, expiresAt });
  });
}
