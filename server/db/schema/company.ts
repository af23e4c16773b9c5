import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ConferenceProvider } from '#shared/domain/channels.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { Tier } from '#shared/domain/tiers.ts';
import { authUser } from './auth.ts';
import { createdAt, moment } from './columns.ts';

/** A tenant. */
export const company = pgTable(
  'company',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    tier: text().$type<Tier>().notNull(),
    logo: text(),
    primaryColor: text(),
    useBrandStyling: boolean().notNull().default(true),
    hideKalendsBranding: boolean().notNull().default(false),
    personalizedBranding: boolean().notNull().default(false),
    showDataPolicyLink: boolean().notNull().default(false),
    dataPolicyLink: text(),
    imprintLink: text(),
    /** How its attendees reach it, unless their meeting type says otherwise. */
    contact: text(),
    /** Where the reviews can be read; https alone. */
    reviewUrl: text(),
    customLegalText: text(),
    googleAnalyticsMeasurementId: text(),
    metaPixelId: text(),
    customDomain: text().unique(),
    defaultLanguage: text().$type<Language>().notNull().default('en'),
    createdAt: createdAt(),
  },
  (table) => [
    check('company_review_url_is_https', sql`${table.reviewUrl} ~* '^https://[^/[:space:]]'`),
  ],
);

/** The tenant a row belongs to; the row goes with it. Leads the row's key. */
export const companyId = () =>
  uuid()
    .notNull()
    .references(() => company.id, { onDelete: 'cascade' });

/** Somebody who gives their time. */
export const host = pgTable(
  'host',
  {
    companyId: companyId(),
    id: uuid().notNull(),
    userId: text().references(() => authUser.id, { onDelete: 'set null' }),
    role: text().$type<'owner' | 'admin' | 'member'>().notNull(),
    email: text().notNull(),
    /** Where attendees call; told to those who have booked a call. */
    phone: text(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    title: text(),
    picture: text(),
    description: text(),
    language: text().$type<Language>().notNull().default('en'),
    timeZone: text().notNull(),
    averageRating: integer(),
    reviewCount: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] }), index().on(table.userId)],
);

export const team = pgTable(
  'team',
  {
    companyId: companyId(),
    id: uuid().notNull(),
    name: text().notNull(),
    picture: text(),
    description: text(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

export const teamHost = pgTable(
  'team_host',
  {
    companyId: uuid().notNull(),
    teamId: uuid().notNull(),
    hostId: uuid().notNull(),
    position: integer().notNull(),
    /** Manages what is the team's. */
    isAdmin: boolean().notNull().default(false),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.teamId],
      foreignColumns: [team.companyId, team.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.hostId],
      foreignColumns: [host.companyId, host.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.teamId, table.hostId] }),
  ],
);

/** Whose a public first path segment is: slugs are unique on the instance, not in a company. */
export const slugDirectory = pgTable(
  'slug_directory',
  {
    kind: text().$type<'host' | 'team' | 'form'>().notNull(),
    slug: text().notNull(),
    companyId: companyId(),
    targetId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    index().on(table.companyId, table.targetId),
  ],
);

/** `[startMinute, endMinute)` of a local day. */
export type StoredRange = readonly [number, number];

/** A host's zone and weekly hours. */
export const schedule = pgTable(
  'schedule',
  {
    companyId: uuid().notNull(),
    id: uuid().notNull(),
    hostId: uuid().notNull(),
    name: text().notNull(),
    timeZone: text().notNull(),
    /** Seven lists of ranges, Sunday first. */
    weekly: jsonb().$type<readonly (readonly StoredRange[])[]>().notNull(),
    isDefault: boolean().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.hostId],
      foreignColumns: [host.companyId, host.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.id] }),
    index().on(table.companyId, table.hostId),
  ],
);

/** A date with other hours, or none. */
export const scheduleOverride = pgTable(
  'schedule_override',
  {
    companyId: uuid().notNull(),
    scheduleId: uuid().notNull(),
    date: text().notNull(),
    ranges: jsonb().$type<readonly StoredRange[]>().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.scheduleId],
      foreignColumns: [schedule.companyId, schedule.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.scheduleId, table.date] }),
  ],
);

/** A room of a host's own where meetings are held. */
export const conferenceConnection = pgTable(
  'conference_connection',
  {
    companyId: uuid().notNull(),
    hostId: uuid().notNull(),
    provider: text().$type<ConferenceProvider>().notNull(),
    meetingLink: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.hostId],
      foreignColumns: [host.companyId, host.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.hostId, table.provider] }),
    check(
      'conference_connection_link_is_https',
      sql`${table.meetingLink} ~* '^https://[^/[:space:]]'`,
    ),
  ],
);

/** A connected calendar; while it cannot be read, its host is not free. */
export const calendarConnection = pgTable(
  'calendar_connection',
  {
    companyId: uuid().notNull(),
    id: uuid().notNull(),
    hostId: uuid().notNull(),
    provider: text().notNull(),
    unreadableSince: moment(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.hostId],
      foreignColumns: [host.companyId, host.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.id] }),
    index().on(table.companyId, table.hostId),
  ],
);
