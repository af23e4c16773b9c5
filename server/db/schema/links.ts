import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { companyId } from './company.ts';

/** `/s/{linkId}`: a short address for a path of this site. */
export const shortLink = pgTable(
  'short_link',
  {
    id: text().primaryKey(),
    companyId: companyId(),
    target: text().notNull(),
    createdBy: uuid(),
    expiresAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** A booking link that books once. */
export const oneTimeLink = pgTable(
  'one_time_link',
  {
    companyId: companyId(),
    id: uuid().notNull(),
    meetingTypeId: uuid().notNull(),
    hostId: uuid(),
    createdBy: uuid(),
    usedAt: moment(),
    appointmentId: uuid(),
    expiresAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index().on(table.id),
    index().on(table.expiresAt),
    index().on(table.usedAt),
  ],
);
