import type { Sql } from '#server/db/database.ts';
import type { PaymentOrderStatus } from '#server/db/schema/payment.ts';
import type { BookedAppointment, PaymentOrderRef } from '../payment-services.ts';

/** Other statuses than these an order keeps. */
export async function changeStatus(
  sql: Sql,
  ref: PaymentOrderRef,
  change: {
    readonly from: readonly PaymentOrderStatus[];
    readonly to: PaymentOrderStatus;
    readonly failure?: string;
    readonly paidAt?: Date;
  },
): Promise<boolean> {
  const rows = await sql.query({
    name: 'change-payment-status',
    text: `update payment_order set status = $4, failure = coalesce($5, failure),
             paid_at = coalesce(paid_at, $6::timestamptz)
           where company_id = $1 and id = $2 and status = any($3::text[]) returning 1`,
    values: [
      ref.companyId,
      ref.paymentOrderId,
      change.from,
      change.to,
      change.failure ?? null,
      change.paidAt ?? null,
    ],
  });
  return rows.length === 1;
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

/** Ends the time to pay at once: another order of the same visitor takes this one's place. */
export async function expireNow(sql: Sql, ref: PaymentOrderRef, now: Date): Promise<void> {
  await sql.query({
    name: 'expire-payment-order',
    text: `update payment_order set expires_at = least(expires_at, $3::timestamptz),
             failure = 'replaced'
           where company_id = $1 and id = $2`,
    values: [ref.companyId, ref.paymentOrderId, now],
  });
}
