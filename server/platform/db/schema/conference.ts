import { foreignKey, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ConferenceAccountName } from '#shared/domain/integrations/conference-providers.ts';
import { createdAt, moment } from './columns.ts';
import { host } from './company.ts';

/** An account of a host's that makes a meeting for each appointment. */
export const conferenceAccount = pgTable(
  'conference_account',
  {
    companyId: uuid().notNull(),
    id: uuid().notNull(),
    hostId: uuid().notNull(),
    provider: text().$type<ConferenceAccountName>().notNull(),
    /** What its owner knows it by. */
    accountName: text().notNull(),
    /** Sealed: see `server/sealed-columns.ts`. */
    credentials: text().notNull(),
    /** Since when it lets us in no more. */
    refusedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.hostId],
      foreignColumns: [host.companyId, host.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('conference_account_of_host').on(table.companyId, table.hostId, table.provider),
  ],
);

/**
 * The meeting that a host's account has made for an appointment. The row is there before the provider is asked,
 * so that what nobody heard the answer of is looked for and not made twice.
 */
export const conferenceMeeting = pgTable(
  'conference_meeting',
  {
    companyId: uuid().notNull(),
    appointmentId: uuid().notNull(),
    hostId: uuid().notNull(),
    provider: text().$type<ConferenceAccountName>().notNull(),
    /** The provider's own; none until it has answered. */
    remoteId: text(),
    link: text(),
    /** What it was made of: what is the same is not written again. */
    contentHash: text(),
    /** Which effect asks about it, and until when no other one does. */
    heldBy: text(),
    heldUntil: moment(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.hostId],
      foreignColumns: [host.companyId, host.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.appointmentId, table.hostId] }),
  ],
);
