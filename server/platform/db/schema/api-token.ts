import {
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { host } from './company.ts';

/** A bearer token: its programs act as the host who made it. Only its hash is kept. */
export const apiToken = pgTable(
  'api_token',
  {
    companyId: uuid().notNull(),
    id: uuid().notNull(),
    hostId: uuid().notNull(),
    name: text().notNull(),
    tokenHash: text().notNull(),
    /** Its last letters, by which its host knows it again; null for one that was made before they were kept. */
    hint: text(),
    /** Whether it asks and changes nothing. */
    readsOnly: boolean().notNull().default(false),
    createdAt: createdAt(),
    /** To the minute. */
    lastUsedAt: moment(),
    expiresAt: moment(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.hostId],
      foreignColumns: [host.companyId, host.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('api_token_company_id_token_hash').on(table.companyId, table.tokenHash),
    index().on(table.companyId, table.hostId),
  ],
);
