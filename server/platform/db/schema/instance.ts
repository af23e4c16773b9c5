import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { OffsetTable } from '#shared/time/offset-table.ts';

/** What the installation remembers of itself: one row. */
export const instance = pgTable('instance', {
  id: boolean().primaryKey().default(true),
  /** Of the secret that signs links and sessions; tells another secret, and nothing about this one. */
  secretFingerprint: text().notNull(),
  /** Where who runs it says who they are and what they do with data; written at each start. */
  imprintUrl: text(),
  privacyUrl: text(),
});

/**
 * What was known of a zone when it was last looked at, by the latest edition of the time zone database that any
 * process has had: what is booked in it means what these clocks show.
 */
export const zoneData = pgTable('zone_data', {
  timeZone: text().primaryKey(),
  edition: text().notNull(),
  offsets: jsonb().$type<OffsetTable>().notNull(),
});
