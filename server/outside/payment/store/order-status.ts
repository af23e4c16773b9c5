import { and, inArray, sql as raw, type SQL } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import { paymentOrder } from '#server/platform/db/schema/payment.ts';
import type { PaymentOrderRef } from '#server/platform/kernel/events.ts';
import { giveUpHold } from '#server/time/reservation/give-up-hold.ts';
import { restoreProposed } from '#server/time/reservation/restore-proposed.ts';
import type { BookingRequest } from '#shared/api/booking.ts';
import { type OrderStatus, statusesBefore } from '#shared/domain/payment/order.ts';
import type { BookedAppointment } from '../payment-services.ts';
import { isOrder } from './payment-order.ts';

export interface StatusChange {
  readonly to: OrderStatus;
  readonly failure?: string;
  readonly paidAt?: Date;
}

/** Returns whether the order may become that (`orderTransitions`); it stays as it is otherwise. */
export async function changeStatus(
  sql: Sql,
  ref: PaymentOrderRef,
  { to, failure, paidAt }: StatusChange,
): Promise<boolean> {
  const rows = await sql.orm
    .update(paymentOrder)
    .set({ status: to, failure, paidAt: paidAt && firstPaidAt(paidAt) })
    .where(and(isOrder(ref), inArray(paymentOrder.status, statusesBefore(to))))
    .returning({ id: paymentOrder.id });
  return rows.length === 1;
}

/** The money of what is booked has arrived. */
export async function markPaid(sql: Sql, ref: PaymentOrderRef, paidAt: Date): Promise<void> {
  await sql.orm
    .update(paymentOrder)
    .set({ paidAt: firstPaidAt(paidAt) })
    .where(isOrder(ref));
}

interface HoldingOrder extends PaymentOrderRef {
  readonly holdId: string | null;
  readonly request: Pick<BookingRequest, 'proposal'>;
}

/** Ends an order that leads to no appointment, with what it holds. Returns whether it did. */
export async function closeOrder(
  sql: Transaction,
  order: HoldingOrder,
  change: StatusChange,
  now: Date,
): Promise<boolean> {
  const isClosed = await changeStatus(sql, order, change);
  if (isClosed) await handBack(sql, order, now);
  return isClosed;
}

/** The order holds nothing any more; the time is free where nobody else pays for a seat of it. */
export async function letGo(
  sql: Transaction,
  order: PaymentOrderRef & { readonly holdId: string | null },
  now: Date,
): Promise<void> {
  const { companyId, holdId } = order;
  if (holdId === null) return;
  await sql.orm.update(paymentOrder).set({ holdId: null }).where(isOrder(order));
  await giveUpHold(sql, { companyId, holdId }, now);
}

/** What the payment led to. `paidAt` is unknown while the money is on its way. */
export async function markBooked(
  sql: Sql,
  ref: PaymentOrderRef,
  { appointmentId, attendeeId, paidAt }: BookedAppointment & { readonly paidAt: Date | null },
): Promise<void> {
  await sql.orm
    .update(paymentOrder)
    .set({
      status: 'booked',
      failure: null,
      holdId: null,
      appointmentId,
      attendeeId,
      ...(paidAt && { paidAt: firstPaidAt(paidAt) }),
    })
    .where(isOrder(ref));
}

/**
 * Ends the time to pay at once, with what is held. The order stays open until the sweep has cancelled
 * it at the provider: who knows whether it is being paid just now.
 */
export async function expireNow(
  sql: Transaction,
  order: HoldingOrder,
  why: 'replaced' | 'given-up',
  now: Date,
): Promise<void> {
  const { expiresAt } = paymentOrder;
  await sql.orm
    .update(paymentOrder)
    .set({ expiresAt: raw`least(${expiresAt}, ${raw.param(now, expiresAt)})`, failure: why })
    .where(isOrder(order));
  await handBack(sql, order, now);
}

/** What was picked by a proposal's link is the proposal's again. */
async function handBack(sql: Transaction, order: HoldingOrder, now: Date): Promise<void> {
  await letGo(sql, order, now);
  await restoreProposed(sql, order.request.proposal, now);
}

/** A paid order that could not be booked for a reason of ours keeps what it holds for longer. */
export async function extendOrder(sql: Sql, ref: PaymentOrderRef, until: Date): Promise<void> {
  await sql.orm.update(paymentOrder).set({ expiresAt: until }).where(isOrder(ref));
}

/** Since when it has been paid; what is known already stays. */
function firstPaidAt(at: Date): SQL {
  const { paidAt } = paymentOrder;
  return raw`coalesce(${paidAt}, ${raw.param(at, paidAt)})`;
}
