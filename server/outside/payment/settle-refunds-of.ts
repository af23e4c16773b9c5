import type { PaymentServices } from './payment-services.ts';
import { refundLeftSeat } from './refund-left-seat.ts';
import { countUnsettledOf, listPaidSeatsLeft } from './store/payment-order.ts';

/** Seats that are read at once. */
const BATCH = 100;

/**
 * Sees to it that each payment of a company that has to go back is on its way, also where the cancellation that
 * it follows from has not been worked yet. Returns how many orders may still take money, or owe it.
 */
export async function settleRefundsOf(
  services: Pick<PaymentServices, 'db' | 'jobs'>,
  companyId: string,
): Promise<number> {
  let after: string | undefined;
  for (;;) {
    const seats = await listPaidSeatsLeft(services.db, companyId, { limit: BATCH, after });
    for (const { attendeeId } of seats) await refundLeftSeat(services, attendeeId);
    if (seats.length < BATCH) break;
    after = seats.at(-1)?.paymentOrderId;
  }
  return countUnsettledOf(services.db, companyId);
}
