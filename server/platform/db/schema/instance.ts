import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** What the installation remembers of itself: one row. */
export const instance = pgTable('instance', {
  id: boolean().primaryKey().default(true),
  /** Of the secret that signs links and sessions; tells another secret, and nothing about this one. */
  secretFingerprint: text().notNull(),
});
