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
    /** What its maker calls it. */
    name: text(),
    createdBy: uuid(),
    expiresAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.expiresAt),
    index().on(table.companyId, table.createdBy, table.createdAt),
  ],
);

/** A booking link that books once. */
export const oneTimeLink = pgTable(
  'one_time_link',
  {
    companyId: companyId(),
    id: uuid().notNull(),
    meetingTypeId: uuid().notNull(),
    hostId: uuid(),
    /** What its maker calls it. */
    name: text(),
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
    index().on(table.companyId, table.createdBy, table.createdAt),
  ],
);
