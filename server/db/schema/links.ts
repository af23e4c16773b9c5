import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { company } from './company.ts';

const moment = () => timestamp({ withTimezone: true });

/** `/s/{linkId}`: a short address for a path of this site. */
export const shortLink = pgTable('short_link', {
  id: text().primaryKey(),
  companyId: uuid()
    .notNull()
    .references(() => company.id, { onDelete: 'cascade' }),
  target: text().notNull(),
  createdBy: uuid(),
  expiresAt: moment(),
  createdAt: moment().notNull().defaultNow(),
});

/** A booking link that books once. */
export const oneTimeLink = pgTable(
  'one_time_link',
  {
    companyId: uuid()
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    meetingTypeId: uuid().notNull(),
    hostId: uuid(),
    createdBy: uuid(),
    usedAt: moment(),
    appointmentId: uuid(),
    expiresAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] }), index().on(table.id)],
);
