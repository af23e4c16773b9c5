import type { Sql } from '#server/db/database.ts';
import type { PaymentOrderRef } from '#server/kernel/events.ts';
import type { ProviderName } from '#server/kernel/payment-provider.ts';
import type { BookingRequest } from '#shared/api/booking.ts';
import type { OrderStatus } from '#shared/domain/payment/order.ts';
import type { Currency } from '#shared/domain/payment/price.ts';
import type { RefundPolicy } from '#shared/domain/payment/refund-policy.ts';

/** A visitor who is paying, or has paid. */
export interface PaymentOrder extends PaymentOrderRef {
  readonly meetingTypeId: string;
  readonly provider: ProviderName;
  /** None until the provider has answered. */
  readonly providerOrderId: string | null;
  readonly amountCents: number;
  readonly currency: Currency;
  readonly request: BookingRequest;
  readonly startMinute: number;
  readonly hostIds: readonly string[];
  readonly resourceChannelIds: readonly string[];
  /** What is kept for whoever pays, until `expiresAt`; none once it is booked or given up. */
  readonly holdId: string | null;
  readonly status: OrderStatus;
  readonly appointmentId: string | null;
  readonly attendeeId: string | null;
  readonly expiresAt: Date;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly refundPolicy: RefundPolicy;
}

const COLUMNS = `company_id as "companyId", id as "paymentOrderId",
  meeting_type_id as "meetingTypeId", provider, provider_order_id as "providerOrderId",
  amount_cents as "amountCents", currency, request, start_minute as "startMinute",
  host_ids as "hostIds", resource_channel_ids as "resourceChannelIds", hold_id as "holdId", status, appointment_id as "appointmentId",
  attendee_id as "attendeeId", expires_at as "expiresAt", created_at as "createdAt",
  paid_at as "paidAt", refund_policy as "refundPolicy"`;

export async function findByProviderOrder(
  sql: Sql,
  providerOrderId: string,
): Promise<PaymentOrder | undefined> {
  const [row] = await sql.query<PaymentOrder>({
    name: 'payment-order-by-provider',
    text: `select ${COLUMNS} from payment_order where provider_order_id = $1`,
    values: [providerOrderId],
  });
  return row;
}

export async function findOrder(sql: Sql, ref: PaymentOrderRef): Promise<PaymentOrder | undefined> {
  const [row] = await sql.query<PaymentOrder>({
    name: 'payment-order',
    text: `select ${COLUMNS} from payment_order where company_id = $1 and id = $2`,
    values: [ref.companyId, ref.paymentOrderId],
  });
  return row;
}

/** The order, whose changes take turns until this transaction ends. */
export async function lockOrder(sql: Sql, ref: PaymentOrderRef): Promise<PaymentOrder | undefined> {
  const [row] = await sql.query<PaymentOrder>({
    name: 'lock-payment-order',
    text: `select ${COLUMNS} from payment_order where company_id = $1 and id = $2 for update`,
    values: [ref.companyId, ref.paymentOrderId],
  });
  return row;
}

/** A seat that was paid for and that nobody has any more. */
export interface LeftSeat {
  readonly order: PaymentOrder;
  readonly startMs: number;
  readonly cancelledMs: number;
  readonly cancelledBy: 'attendee' | 'host' | 'nobody';
}

/**
 * The order that paid for a seat which was given up, whose changes take turns until this transaction
 * ends; undefined where nothing was paid for it or somebody has it still.
 */
export async function lockOrderOfLeftSeat(
  tx: Sql,
  attendeeId: string,
): Promise<LeftSeat | undefined> {
  const [seat] = await tx.query<Omit<LeftSeat, 'order'> & PaymentOrderRef>({
    name: 'left-seat-that-was-paid',
    text: `select po.company_id as "companyId", po.id as "paymentOrderId",
        (date_part('epoch', a.starts_at) * 1000)::float8 as "startMs",
        (date_part('epoch', t.cancelled_at) * 1000)::float8 as "cancelledMs",
        coalesce(t.cancelled_by, 'attendee') as "cancelledBy"
      from attendee t
      join appointment a on a.company_id = t.company_id and a.id = t.appointment_id
      join payment_order po on po.company_id = t.company_id and po.attendee_id = t.id
      where t.id = $1 and t.cancelled_at is not null`,
    values: [attendeeId],
  });
  const order = seat && (await lockOrder(tx, seat));
  return order && { ...seat, order };
}

/** Requests for the same order take turns, also while it is not there yet. */
export async function lockOrderId(sql: Sql, paymentOrderId: string): Promise<void> {
  await sql.query({
    name: 'lock-payment-order-id',
    text: 'select pg_advisory_xact_lock(hashtextextended($1::text, 0))',
    values: [paymentOrderId],
  });
}

export type NewPaymentOrder = Omit<
  PaymentOrder,
  'providerOrderId' | 'status' | 'appointmentId' | 'attendeeId' | 'paidAt'
>;

/** Writes an open order; false when its id is taken, by a repeat of the same request. */
export async function insertOrder(sql: Sql, order: NewPaymentOrder): Promise<boolean> {
  const rows = await sql.query({
    name: 'insert-payment-order',
    text: `insert into payment_order (company_id, id, meeting_type_id, provider, amount_cents,
        currency, request, start_minute, host_ids, resource_channel_ids, hold_id, status, expires_at,
        created_at, refund_policy)
      values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9::uuid[], $10::uuid[], $11, 'open', $12, $13, $14::jsonb)
      on conflict do nothing returning 1`,
    values: [
      order.companyId,
      order.paymentOrderId,
      order.meetingTypeId,
      order.provider,
      order.amountCents,
      order.currency,
      JSON.stringify(order.request),
      order.startMinute,
      order.hostIds,
      order.resourceChannelIds,
      order.holdId,
      order.expiresAt,
      order.createdAt,
      JSON.stringify(order.refundPolicy),
    ],
  });
  return rows.length === 1;
}

export async function saveProviderOrder(
  sql: Sql,
  ref: PaymentOrderRef,
  providerOrderId: string,
): Promise<void> {
  await sql.query({
    name: 'save-provider-order',
    text: `update payment_order set provider_order_id = $3
           where company_id = $1 and id = $2 and provider_order_id is null`,
    values: [ref.companyId, ref.paymentOrderId, providerOrderId],
  });
}

/** Orders that somebody has to look after: their time is over, or a crash left them half done. */
export async function listUnsettledOrders(
  sql: Sql,
  now: Date,
  limit: number,
): Promise<PaymentOrder[]> {
  return sql.query({
    name: 'unsettled-payment-orders',
    text: `select ${COLUMNS} from payment_order
           where (status = 'open' and expires_at <= $1) or status in ('paid', 'refund-due')
           order by expires_at limit $2`,
    values: [now, limit],
  });
}
