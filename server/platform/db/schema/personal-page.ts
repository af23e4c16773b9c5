import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { KeptProfiles } from '#shared/domain/card/kept-profiles.ts';
import { createdAt } from './columns.ts';
import { host, storedFile } from './company.ts';

/**
 * What somebody has put on their business card. Without a row it says no more than their page always has.
 * `changed_at` is moved by triggers (written in the migrations), and by nothing else: when something here
 * becomes another, or a name, title, picture or the company's name, which the card says too.
 */
export const personalPage = pgTable(
  'personal_page',
  {
    companyId: uuid().notNull(),
    hostId: uuid().notNull(),
    description: text(),
    /** The hash of a file. */
    headerImage: text(),
    primaryColor: text(),
    useCustomColors: boolean().notNull().default(false),
    /** Else those that are chosen: `meeting_type.listed` of one's own, `meeting_type_host.on_card`. */
    showAllMeetingTypes: boolean().notNull().default(false),
    /** Those that are in it come first. */
    meetingTypeOrder: uuid().array().notNull().default([]),
    onlineProfiles: jsonb().$type<Partial<KeptProfiles>>().notNull().default({}),
    changedAt: createdAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.hostId],
      foreignColumns: [host.companyId, host.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.headerImage],
      foreignColumns: [storedFile.companyId, storedFile.hash],
    }),
    primaryKey({ columns: [table.companyId, table.hostId] }),
    index().on(table.companyId, table.headerImage).where(sql`${table.headerImage} is not null`),
  ],
);
