import type { Sql } from '#server/db/database.ts';
import type { PaymentOrderRef } from '#server/kernel/events.ts';
import { giveUpHold } from '#server/reservation/give-up-hold.ts';
import { type OrderStatus, statusesBefore } from '#shared/domain/payment/order.ts';
import type { BookedAppointment } from '../payment-services.ts';

export interface StatusChange {
  readonly to: OrderStatus;
  readonly failure?: string;
  readonly paidAt?: Date;
}

/** Returns whether the order may become that (`orderTransitions`); it stays as it is otherwise. */
export async function changeStatus(
  sql: Sql,
  ref: PaymentOrderRef,
  change: StatusChange,
): Promise<boolean> {
  const rows = await sql.query({
    name: 'change-payment-status',
    text: `update payment_order set status = $4, failure = coalesce($5, failure),
             paid_at = coalesce(paid_at, $6::timestamptz)
           where company_id = $1 and id = $2 and status = any($3::text[]) returning 1`,
    values: [
      ref.companyId,
      ref.paymentOrderId,
      statusesBefore(change.to),
      change.to,
      change.failure ?? null,
      change.paidAt ?? null,
    ],
  });
  return rows.length === 1;
}

/** The money of what is booked has arrived. */
export async function markPaid(sql: Sql, ref: PaymentOrderRef, paidAt: Date): Promise<void> {
  await sql.query({
    name: 'mark-payment-paid',
    text: `update payment_order set paid_at = coalesce(paid_at, $3::timestamptz)
           where company_id = $1 and id = $2`,
    values: [ref.companyId, ref.paymentOrderId, paidAt],
  });
}

/** Ends an order that leads to no appointment, with what it holds. Returns whether it did. */
export async function closeOrder(
  sql: Sql,
  order: PaymentOrderRef & { readonly holdId: string | null },
  change: StatusChange,
  now: Date,
): Promise<boolean> {
  const isClosed = await changeStatus(sql, order, change);
  if (isClosed) await letGo(sql, order, now);
  return isClosed;
}

/** The order holds nothing any more; the time is free where nobody else pays for a seat of it. */
export async function letGo(
  sql: Sql,
  order: PaymentOrderRef & { readonly holdId: string | null },
  now: Date,
): Promise<void> {
  const { companyId, paymentOrderId, holdId } = order;
  if (holdId === null) return;
  await sql.query({
    name: 'let-go-of-hold',
    text: 'update payment_order set hold_id = null where company_id = $1 and id = $2',
    values: [companyId, paymentOrderId],
  });
  await giveUpHold(sql, { companyId, holdId }, now);
}

/** What the payment led to. `paidAt` is unknown while the money is on its way. */
export async function markBooked(
  sql: Sql,
  ref: PaymentOrderRef,
  booked: BookedAppointment & { readonly paidAt: Date | null },
): Promise<void> {
  await sql.query({
    name: 'mark-payment-booked',
    text: `update payment_order set status = 'booked', failure = null, hold_id = null,
             appointment_id = $3, attendee_id = $4, paid_at = coalesce(paid_at, $5::timestamptz)
           where company_id = $1 and id = $2`,
    values: [
      ref.companyId,
      ref.paymentOrderId,
      booked.appointmentId,
      booked.attendeeId,
      booked.paidAt,
    ],
  });
}

/**
 * Ends the time to pay at once, with what is held. The order stays open until the sweep has cancelled
 * it at the provider: who knows whether it is being paid just now.
 */
export async function expireNow(
  sql: Sql,
  order: PaymentOrderRef & { readonly holdId: string | null },
  why: 'replaced' | 'given-up',
  now: Date,
): Promise<void> {
  await sql.query({
    name: 'expire-payment-order',
    text: `update payment_order set expires_at = least(expires_at, $3::timestamptz), failure = $4
           where company_id = $1 and id = $2`,
    values: [order.companyId, order.paymentOrderId, now, why],
  });
  await letGo(sql, order, now);
}

/** A paid order that could not be booked for a reason of ours keeps what it holds for longer. */
export async function extendOrder(sql: Sql, ref: PaymentOrderRef, until: Date): Promise<void> {
  await sql.query({
    name: 'extend-payment-order',
    text: 'update payment_order set expires_at = $3 where company_id = $1 and id = $2',
    values: [ref.companyId, ref.paymentOrderId, until],
  });
}
