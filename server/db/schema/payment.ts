import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { company } from './company.ts';

const moment = () => timestamp({ withTimezone: true });

/** What became of a payment order; `refund-due` until the provider has the refund. */
export type PaymentOrderStatus =
  | 'open'
  | 'paid'
  | 'booked'
  | 'refund-due'
  | 'refunded'
  | 'failed'
  | 'expired';

/** A visitor who is paying. It keeps the whole request, so that a webhook alone can finish it. */
export const paymentOrder = pgTable(
  'payment_order',
  {
    companyId: uuid()
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    meetingTypeId: uuid().notNull(),
    provider: text().$type<'stripe' | 'paypal'>().notNull(),
    /** The provider's own id: a payment intent, a PayPal order. */
    providerOrderId: text().unique(),
    amountCents: integer().notNull(),
    currency: text().$type<'EUR' | 'USD'>().notNull(),
    request: jsonb().notNull(),
    startMinute: integer().notNull(),
    hostIds: uuid().array().notNull(),
    holdId: uuid(),
    status: text().$type<PaymentOrderStatus>().notNull(),
    appointmentId: uuid(),
    attendeeId: uuid(),
    failure: text(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    paidAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index().on(table.status, table.expiresAt),
  ],
);
