import {
  and,
  count,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
} from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { appointment, attendee } from '#server/platform/db/schema/appointment.ts';
import { paymentOrder } from '#server/platform/db/schema/payment.ts';
import { ofCompany, rowOf, withinCompany } from '#server/platform/db/tenant.ts';
import type { PaymentOrderRef } from '#server/platform/kernel/events.ts';

const { id: paymentOrderId, failure, ...columns } = getTableColumns(paymentOrder);
const COLUMNS = { ...columns, paymentOrderId };

/** A visitor who is paying, or has paid. */
export type PaymentOrder = PaymentOrderRef &
  Readonly<Omit<typeof paymentOrder.$inferSelect, 'id' | 'failure'>>;

export async function findByProviderOrder(
  sql: Sql,
  providerOrderId: string,
): Promise<PaymentOrder | undefined> {
  const [order] = await selectOrders(sql).where(eq(paymentOrder.providerOrderId, providerOrderId));
  return order;
}

export async function findOrder(sql: Sql, ref: PaymentOrderRef): Promise<PaymentOrder | undefined> {
  const [order] = await selectOrders(sql).where(isOrder(ref));
  return order;
}

/** The order, whose changes take turns until this transaction ends. */
export async function lockOrder(sql: Sql, ref: PaymentOrderRef): Promise<PaymentOrder | undefined> {
  const [order] = await selectOrders(sql).where(isOrder(ref)).for('update');
  return order;
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
  const [seat] = await tx.orm
    .select({
      companyId: paymentOrder.companyId,
      paymentOrderId: paymentOrder.id,
      startsAt: appointment.startsAt,
      cancelledAt: attendee.cancelledAt,
      cancelledBy: attendee.cancelledBy,
    })
    .from(attendee)
    .innerJoin(
      appointment,
      withinCompany(appointment, attendee, eq(appointment.id, attendee.appointmentId)),
    )
    .innerJoin(
      paymentOrder,
      withinCompany(paymentOrder, attendee, eq(paymentOrder.attendeeId, attendee.id)),
    )
    .where(eq(attendee.id, attendeeId));
  if (!seat?.cancelledAt) return undefined;
  const order = await lockOrder(tx, seat);
  return (
    order && {
      order,
      startMs: seat.startsAt.getTime(),
      cancelledMs: seat.cancelledAt.getTime(),
      cancelledBy: seat.cancelledBy ?? 'attendee',
    }
  );
}

export type NewPaymentOrder = Omit<
  PaymentOrder,
  'providerOrderId' | 'status' | 'appointmentId' | 'attendeeId' | 'paidAt'
>;

/** Writes an open order; false when its id is taken, by a repeat of the same request. */
export async function insertOrder(
  sql: Sql,
  { paymentOrderId: id, ...order }: NewPaymentOrder,
): Promise<boolean> {
  const rows = await sql.orm
    .insert(paymentOrder)
    .values({ ...order, id, status: 'open' })
    .onConflictDoNothing()
    .returning({ id: paymentOrder.id });
  return rows.length === 1;
}

export async function saveProviderOrder(
  sql: Sql,
  ref: PaymentOrderRef,
  providerOrderId: string,
): Promise<void> {
  await sql.orm
    .update(paymentOrder)
    .set({ providerOrderId })
    .where(and(isOrder(ref), isNull(paymentOrder.providerOrderId)));
}

interface PageOfOrders {
  readonly limit: number;
  /** The last one of the page before. */
  readonly after?: PaymentOrder | undefined;
}

/**
 * Orders that somebody has to look after: their time is over, or a crash left them half done. They are
 * paged by what never changes: looking after one may move its time on.
 */
export async function listUnsettledOrders(
  sql: Sql,
  now: Date,
  { limit, after }: PageOfOrders,
): Promise<PaymentOrder[]> {
  const isOver = and(eq(paymentOrder.status, 'open'), lte(paymentOrder.expiresAt, now));
  const isHalfDone = inArray(paymentOrder.status, ['paid', 'refund-due']);
  return selectOrders(sql)
    .where(and(or(isOver, isHalfDone), after && gt(paymentOrder.id, after.paymentOrderId)))
    .orderBy(paymentOrder.id)
    .limit(limit);
}

/** Some of the seats of a company that were paid for, and that nobody has any more. */
export async function listPaidSeatsLeft(
  sql: Sql,
  companyId: string,
  { limit, after }: { readonly limit: number; readonly after?: string | undefined },
): Promise<{ paymentOrderId: string; attendeeId: string }[]> {
  return sql.orm
    .select({ paymentOrderId: paymentOrder.id, attendeeId: attendee.id })
    .from(paymentOrder)
    .innerJoin(
      attendee,
      withinCompany(attendee, paymentOrder, eq(attendee.id, paymentOrder.attendeeId)),
    )
    .where(
      ofCompany(
        paymentOrder,
        companyId,
        eq(paymentOrder.status, 'booked'),
        isNotNull(attendee.cancelledAt),
        after === undefined ? undefined : gt(paymentOrder.id, after),
      ),
    )
    .orderBy(paymentOrder.id)
    .limit(limit);
}

/** How many orders of a company may still take money, or owe it. */
export async function countUnsettledOf({ orm }: Sql, companyId: string): Promise<number> {
  const isUnsettled = inArray(paymentOrder.status, ['open', 'paid', 'refund-due']);
  const [row] = await orm
    .select({ orders: count() })
    .from(paymentOrder)
    .where(ofCompany(paymentOrder, companyId, isUnsettled));
  return row?.orders ?? 0;
}

/** The condition that a row is this order. */
export function isOrder({ companyId, paymentOrderId: id }: PaymentOrderRef): SQL | undefined {
  return rowOf(paymentOrder, { companyId, id });
}

function selectOrders(sql: Sql) {
  return sql.orm.select(COLUMNS).from(paymentOrder);
}
