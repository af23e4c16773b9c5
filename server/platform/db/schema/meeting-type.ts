import {
  boolean,
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
import type { BookingWindow, Limits } from '#shared/domain/availability/types.ts';
import type { Channel } from '#shared/domain/channels.ts';
import type { FormSettings } from '#shared/domain/fields/form.ts';
import type { MeetingTypeSettings } from '#shared/domain/meeting-type/settings.ts';
import { createdAt, moment } from './columns.ts';
import { companyId, host, resource, schedule, team } from './company.ts';

/** A shelf that meeting types are sorted on. */
export const workspace = pgTable(
  'workspace',
  {
    companyId: companyId(),
    id: uuid().notNull(),
    name: text().notNull(),
    position: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

/** The template of appointments: what is offered, by whom and on which terms. */
export const meetingType = pgTable(
  'meeting_type',
  {
    companyId: companyId(),
    id: uuid().notNull(),
    slug: text().notNull(),
    /** The host or the team whose page it is on. */
    ownerHostId: uuid(),
    teamId: uuid(),
    /** Drafts are not enabled: visitors do not find them. */
    enabled: boolean().notNull(),
    /** An enabled one opens then; none where it is open already. */
    publishFrom: moment(),
    /** Put away: its page says so, its appointments stand. */
    archivedAt: moment(),
    workspaceId: uuid(),
    /** Raised by every change, so that nobody overwrites what they have not seen. */
    version: integer().notNull().default(1),
    /** Listed on its owner's page. */
    listed: boolean().notNull().default(true),
    name: text().notNull(),
    description: text(),
    position: integer().notNull().default(0),
    durationMinutes: integer().notNull(),
    allowedDurations: integer().array().notNull(),
    channel: text().$type<Channel>().notNull(),
    customChannelName: text(),
    locations: text().array().notNull(),
    slotIntervalMinutes: integer(),
    bufferBeforeMinutes: integer().notNull().default(0),
    bufferAfterMinutes: integer().notNull().default(0),
    minNoticeMinutes: integer().notNull().default(0),
    bookingWindow: jsonb().$type<BookingWindow>().notNull(),
    limits: jsonb().$type<Limits>().notNull(),
    calculationMethod: text().$type<'everyone' | 'anyone'>().notNull(),
    /** How `anyone` chooses among free hosts; `advanced` counts the last days of its window. */
    roundRobin: text().$type<'simple' | 'advanced'>().notNull().default('simple'),
    roundRobinWindowDays: integer().notNull().default(30),
    /** The queue that its hosts take turns in. */
    queueId: uuid(),
    /** Seats of a group appointment; none for one attendee. */
    totalSpots: integer(),
    settings: jsonb().$type<MeetingTypeSettings>().notNull(),
    form: jsonb().$type<FormSettings>().notNull(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.workspaceId],
      foreignColumns: [workspace.companyId, workspace.id],
    }),
    foreignKey({
      columns: [table.companyId, table.ownerHostId],
      foreignColumns: [host.companyId, host.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.teamId],
      foreignColumns: [team.companyId, team.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex().on(table.companyId, table.ownerHostId, table.slug),
    uniqueIndex().on(table.companyId, table.teamId, table.slug),
    uniqueIndex().on(table.companyId, table.queueId),
    index().on(table.queueId),
    index().on(table.id),
  ],
);

export const meetingTypeHost = pgTable(
  'meeting_type_host',
  {
    companyId: uuid().notNull(),
    meetingTypeId: uuid().notNull(),
    hostId: uuid().notNull(),
    position: integer().notNull(),
    weight: integer().notNull().default(100),
    priority: integer().notNull().default(0),
    /** A paused host is given no appointments. */
    enabled: boolean().notNull().default(true),
    /** Other hours than the host's own for this meeting type. */
    scheduleId: uuid(),
    /** What the host gives it at most, as they say themselves and as an admin says: both hold. */
    ownLimits: jsonb().$type<Limits>().notNull().default({}),
    adminLimits: jsonb().$type<Limits>().notNull().default({}),
    /** On the host's own card, though it is another's or a team's. */
    onCard: boolean().notNull().default(false),
    /** When round robin last gave this host an appointment. */
    lastAssignedAt: moment(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.meetingTypeId],
      foreignColumns: [meetingType.companyId, meetingType.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.hostId],
      foreignColumns: [host.companyId, host.id],
    }).onDelete('cascade'),
    // Not `restrict`: a host goes with their hours and what follows them at once.
    foreignKey({
      columns: [table.companyId, table.scheduleId],
      foreignColumns: [schedule.companyId, schedule.id],
    }),
    primaryKey({ columns: [table.companyId, table.meetingTypeId, table.hostId] }),
    index().on(table.companyId, table.scheduleId),
    index().on(table.companyId, table.hostId),
  ],
);

export const resourceChannel = pgTable(
  'resource_channel',
  {
    companyId: uuid().notNull(),
    id: uuid().notNull(),
    meetingTypeId: uuid().notNull(),
    /** The company's resource that is taken. */
    resourceId: uuid().notNull(),
    name: text().notNull(),
    groupName: text(),
    channel: text().$type<Channel>().notNull(),
    subChannel: jsonb()
      .$type<string | { id: string; name: string; groupName: string | null }[]>()
      .notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.meetingTypeId],
      foreignColumns: [meetingType.companyId, meetingType.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.resourceId],
      foreignColumns: [resource.companyId, resource.id],
    }).onDelete('restrict'),
    primaryKey({ columns: [table.companyId, table.id] }),
    index().on(table.companyId, table.meetingTypeId),
    index().on(table.companyId, table.resourceId),
  ],
);

/** A path of a page that a meeting type has had: its links keep leading to it. */
export const formerMeetingSlug = pgTable(
  'former_meeting_slug',
  {
    companyId: uuid().notNull(),
    /** The host or the team whose page it was on. */
    ownerId: uuid().notNull(),
    slug: text().notNull(),
    meetingTypeId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.meetingTypeId],
      foreignColumns: [meetingType.companyId, meetingType.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.ownerId, table.slug] }),
    index().on(table.companyId, table.meetingTypeId),
  ],
);
