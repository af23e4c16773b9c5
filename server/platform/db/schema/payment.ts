import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TakenBackReason } from '#server/platform/kernel/events.ts';
import type { BookingRequest } from '#shared/api/booking.ts';
import type { ProviderName } from '#shared/domain/integrations/payment-providers.ts';
import type { OrderStatus } from '#shared/domain/payment/order.ts';
import type { RefundPolicy } from '#shared/domain/payment/refund-policy.ts';
import { createdAt, moment } from './columns.ts';
import { companyId } from './company.ts';

/** A visitor who is paying. It keeps the whole request, so that a webhook alone can finish it. */
export const paymentOrder = pgTable(
  'payment_order',
  {
    companyId: companyId(),
    id: uuid().notNull(),
    meetingTypeId: uuid().notNull(),
    provider: text().$type<ProviderName>().notNull(),
    /** The provider's own id: a payment intent, a PayPal order. None until it has answered. */
    providerOrderId: text(),
    amountCents: integer().notNull(),
    currency: text().$type<'EUR' | 'USD'>().notNull(),
    request: jsonb().$type<BookingRequest>().notNull(),
    startMinute: integer().notNull(),
    hostIds: uuid().array().$type<readonly string[]>().notNull(),
    /** What is kept beside the hosts: a room, a thing. */
    resourceChannelIds: uuid().array().$type<readonly string[]>().notNull().default(sql`'{}'`),
    /**
     * The time or the seat that is kept until `expiresAt`; none once it is booked or given up. Those
     * who pay for seats of a group that has not begun share one hold.
     */
    holdId: uuid(),
    status: text().$type<OrderStatus>().notNull(),
    appointmentId: uuid(),
    attendeeId: uuid(),
    failure: text(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    paidAt: moment(),
    /** What the visitor was told about cancelling, when they paid. */
    refundPolicy: jsonb().$type<RefundPolicy>().notNull().default({ kind: 'full' }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex().on(table.companyId, table.providerOrderId),
    // A webhook names its order, not its company.
    index().on(table.providerOrderId),
    index().on(table.status, table.expiresAt),
    index('payment_order_hold_index')
      .on(table.companyId, table.meetingTypeId)
      .where(sql`${table.holdId} is not null`),
    index('payment_order_of_hold')
      .on(table.companyId, table.holdId)
      .where(sql`${table.holdId} is not null`),
    // Who has paid for nothing and is still named, by when that would have begun.
    index('payment_order_unbooked')
      .on(table.companyId, table.startMinute)
      .where(
        sql`${table.appointmentId} is null and (${table.request} #>> '{attendee,email}') <> ''`,
      ),
    index('payment_order_attendee_index')
      .on(table.companyId, table.attendeeId)
      .where(sql`${table.attendeeId} is not null`),
  ],
);

/**
 * A provider's word that the payment of a booked appointment went back. Its key is the provider's own
 * id of the fact, so that a webhook that comes twice tells its host once.
 */
export const paymentTakenBack = pgTable(
  'payment_taken_back',
  {
    companyId: uuid().notNull(),
    paymentOrderId: uuid().notNull(),
    factId: text().notNull(),
    reason: text().$type<TakenBackReason>().notNull(),
    amountCents: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.paymentOrderId, table.factId] }),
    foreignKey({
      name: 'payment_taken_back_order',
      columns: [table.companyId, table.paymentOrderId],
      foreignColumns: [paymentOrder.companyId, paymentOrder.id],
    }).onDelete('cascade'),
  ],
);
