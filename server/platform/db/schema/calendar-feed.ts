import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { host, team } from './company.ts';

/**
 * A secret address by which calendars read the appointments of its host, or of a team that they manage. Only
 * its hash is kept. The triggers `calendar_feeds_end` (written in the migrations) take away, at the commit,
 * those whose host is no member any more, and those of teams that they manage no more.
 */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    companyId: uuid().notNull(),
    id: uuid().notNull(),
    hostId: uuid().notNull(),
    teamId: uuid(),
    name: text().notNull(),
    secretHash: text().notNull(),
    /** Its last letters, by which its host knows it again. */
    hint: text().notNull(),
    createdAt: createdAt(),
    /** To the hour. */
    lastReadAt: moment(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.hostId],
      foreignColumns: [host.companyId, host.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.teamId],
      foreignColumns: [team.companyId, team.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.id] }),
    index().on(table.companyId, table.hostId),
    // Its address names no company.
    index().on(table.secretHash),
  ],
);
