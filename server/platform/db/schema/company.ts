import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Limits } from '#shared/domain/availability/types.ts';
import type { AwayReason } from '#shared/domain/away-reason.ts';
import type { ConferenceProvider } from '#shared/domain/channels.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { StoredType } from '#shared/domain/stored-types.ts';
import type { Tier } from '#shared/domain/tiers.ts';
import type { WeekStart } from '#shared/domain/week-start.ts';
import type { Clock } from '#shared/time/format.ts';
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
    /** Of before files: nothing reads it, and it goes a version later. The logo is in `company_logo`. */
    logo: text(),
    primaryColor: text(),
    useBrandStyling: boolean().notNull().default(true),
    hideKalendsBranding: boolean().notNull().default(false),
    /** Whether it may have a look of its own: every company, unless who runs the server sells it. */
    personalizedBranding: boolean().notNull().default(true),
    showDataPolicyLink: boolean().notNull().default(false),
    dataPolicyLink: text(),
    imprintLink: text(),
    /** How its attendees reach it, unless their meeting type says otherwise. */
    contact: text(),
    /** Where it is on the web: the contacts of its cards lead there; https alone. */
    website: text(),
    /** Where the reviews can be read; https alone. */
    reviewUrl: text(),
    customLegalText: text(),
    googleAnalyticsMeasurementId: text(),
    metaPixelId: text(),
    customDomain: text().unique(),
    /** For how many days its past appointments are kept; none for as long as the installation keeps them. */
    keepAppointmentsDays: integer(),
    defaultLanguage: text().$type<Language>().notNull().default('en'),
    /**
     * Its owner has closed it: nothing of it can be booked any more, and it is erased then unless they keep
     * it. None while it goes on. The trigger `company_takes_bookings` (written in the migrations) lets no
     * booking slip past a closing.
     */
    erasesAt: moment(),
    /** The host who has closed it, and what attendees read of what is called off. */
    closedBy: uuid(),
    closingReason: text(),
    createdAt: createdAt(),
  },
  (table) => [
    check('company_review_url_is_https', sql`${table.reviewUrl} ~* '^https://[^/[:space:]]'`),
    check('company_keeps_thirty_days', sql`${table.keepAppointmentsDays} >= 30`),
    check('company_website_is_https', sql`${table.website} ~* '^https://[^/[:space:]]'`),
  ],
);

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Transactions that have changed what a company's pages show; the triggers `note_company_change`
 * (written in the migrations) write them down. Each writes rows of its own, so that nobody waits for
 * anybody. `server/platform/db/snapshot-statement.ts` asks them.
 */
export const companyChange = pgTable(
  'company_change',
  {
    companyId: uuid().notNull(),
    xid: xid8().notNull(),
    notedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.xid] }), index().on(table.notedAt)],
);

/** The tenant a row belongs to; the row goes with it. Leads the row's key. */
export const companyId = () =>
  uuid()
    .notNull()
    .references(() => company.id, { onDelete: 'cascade' });

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** What files are made of: one that was given once, or is being given just now. */
export const fileContent = pgTable(
  'file_content',
  {
    companyId: companyId(),
    id: uuid().notNull(),
    begunAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] }), index().on(table.begunAt)],
);

/** All but the last of a content's pieces are of one length: `server/platform/file-store`. */
export const filePiece = pgTable(
  'file_piece',
  {
    companyId: uuid().notNull(),
    contentId: uuid().notNull(),
    position: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.contentId],
      foreignColumns: [fileContent.companyId, fileContent.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.contentId, table.position] }),
  ],
);

/**
 * A file by what is in it: the same bytes are one file of their company. It stays for as long as a foreign
 * key leads to it, and a day longer than it was last given.
 */
export const storedFile = pgTable(
  'stored_file',
  {
    companyId: companyId(),
    /** SHA-256 in hex. */
    hash: text().notNull(),
    contentId: uuid().notNull(),
    /** As it is served; never what its sender called it. */
    contentType: text().$type<StoredType>().notNull(),
    byteLength: integer().notNull(),
    /** Of a picture, in pixels. */
    width: integer(),
    height: integer(),
    lastGivenAt: moment().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.contentId],
      foreignColumns: [fileContent.companyId, fileContent.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.hash] }),
    // An address names no company.
    index().on(table.hash),
    index().on(table.companyId, table.contentId),
    index().on(table.lastGivenAt),
    check('stored_file_hash_is_sha256', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
  ],
);

/** A picture in another width, kept as a file of its own. Goes with the picture that it was made of. */
export const pictureSize = pgTable(
  'picture_size',
  {
    companyId: companyId(),
    original: text().notNull(),
    width: integer().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.original],
      foreignColumns: [storedFile.companyId, storedFile.hash],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.hash],
      foreignColumns: [storedFile.companyId, storedFile.hash],
    }),
    primaryKey({ columns: [table.companyId, table.original, table.width] }),
    index().on(table.companyId, table.hash),
  ],
);

/** A company's logo. Its own row is of the instance, and points to no file. */
export const companyLogo = pgTable(
  'company_logo',
  {
    companyId: companyId(),
    /** The hash of a file. */
    picture: text().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.picture],
      foreignColumns: [storedFile.companyId, storedFile.hash],
    }),
    primaryKey({ columns: [table.companyId] }),
    index().on(table.companyId, table.picture),
  ],
);

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
    /** The hash of a file. */
    picture: text(),
    description: text(),
    language: text().$type<Language>().notNull().default('en'),
    timeZone: text().notNull(),
    /** None follows the language. */
    timeFormat: text().$type<Clock>(),
    /** The same. */
    weekStart: text().$type<WeekStart>(),
    averageRating: integer(),
    reviewCount: integer().notNull().default(0),
    /** What they give at most, over all meeting types. */
    limits: jsonb().$type<Limits>().notNull().default({}),
    /** Their pages pause once a limit is reached, until its period ends. */
    disableOverLimit: boolean().notNull().default(false),
    /** When they had gone through, or put away, the first steps. */
    onboardedAt: moment(),
    /** Since when they are no member any more. What they took part in still names them. */
    leftAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.picture],
      foreignColumns: [storedFile.companyId, storedFile.hash],
    }),
    primaryKey({ columns: [table.companyId, table.id] }),
    index().on(table.userId),
    index().on(table.companyId, table.picture).where(sql`${table.picture} is not null`),
    // Who was a member and comes back is the same host again.
    uniqueIndex('host_user').on(table.companyId, table.userId),
  ],
);

export const team = pgTable(
  'team',
  {
    companyId: companyId(),
    id: uuid().notNull(),
    name: text().notNull(),
    /** The hash of a file. */
    picture: text(),
    description: text(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.picture],
      foreignColumns: [storedFile.companyId, storedFile.hash],
    }),
    primaryKey({ columns: [table.companyId, table.id] }),
    index().on(table.companyId, table.picture).where(sql`${table.picture} is not null`),
  ],
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
    /** What a new meeting type of the team gives them. */
    weight: integer().notNull().default(100),
    priority: integer().notNull().default(0),
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
    /** The one that is shown; what an address was before keeps leading here. */
    isCurrent: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    index().on(table.companyId, table.targetId),
    uniqueIndex('slug_directory_current')
      .on(table.companyId, table.kind, table.targetId)
      .where(sql`${table.isCurrent}`),
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
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.hostId],
      foreignColumns: [host.companyId, host.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.id] }),
    index().on(table.companyId, table.hostId),
    uniqueIndex('schedule_default')
      .on(table.companyId, table.hostId)
      .where(sql`${table.isDefault}`),
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

/** Where a host holds meetings: in a room of their own, or in one that an account makes for each. */
export const conferenceConnection = pgTable(
  'conference_connection',
  {
    companyId: uuid().notNull(),
    hostId: uuid().notNull(),
    provider: text().$type<ConferenceProvider>().notNull(),
    /** None where they have an account alone. */
    meetingLink: text(),
    /** Whether an account of theirs makes a meeting for each appointment, instead of the link that stays. */
    makesMeetings: boolean().notNull().default(false),
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

/** A host who is away: what stands in `busy_time` under the same id, said in days of their zone. */
export const outOfOffice = pgTable(
  'out_of_office',
  {
    companyId: uuid().notNull(),
    id: uuid().notNull(),
    hostId: uuid().notNull(),
    /** The first and the last day, both away: `2026-12-24`. */
    firstDate: text().notNull(),
    lastDate: text().notNull(),
    timeZone: text().notNull(),
    reason: text().$type<AwayReason>().notNull(),
    /** Shown to visitors. */
    note: text(),
    /** Who is offered to visitors meanwhile. */
    delegateHostId: uuid(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.hostId],
      foreignColumns: [host.companyId, host.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.id] }),
    index().on(table.companyId, table.hostId, table.lastDate),
  ],
);

/** Somebody who is asked to join, by mail. */
export const invitation = pgTable(
  'invitation',
  {
    companyId: companyId(),
    id: uuid().notNull(),
    /** In small letters. */
    email: text().notNull(),
    role: text().$type<'admin' | 'member'>().notNull(),
    teamIds: uuid().array().notNull().default(sql`'{}'`),
    language: text().$type<Language>().notNull(),
    tokenHash: text().notNull(),
    invitedBy: uuid().notNull(),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('invitation_email').on(table.companyId, table.email),
    uniqueIndex('invitation_token').on(table.companyId, table.tokenHash),
    // A link names its token, not its company.
    index().on(table.tokenHash),
    index().on(table.expiresAt),
  ],
);

/** What a company has one of: a room, a machine. Meeting types choose among them. */
export const resource = pgTable(
  'resource',
  {
    companyId: companyId(),
    id: uuid().notNull(),
    name: text().notNull(),
    groupName: text(),
    description: text(),
    /** How many people it is for; none where that says nothing. */
    capacity: integer(),
    /** A resource that is out of use is offered no more. */
    enabled: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
