import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TheirChange } from '#shared/domain/external-calendar/their-changes.ts';
import type { CalendarTrouble } from '#shared/domain/external-calendar/troubles.ts';
import type { CalendarProviderName } from '#shared/domain/integrations/calendar-providers.ts';
import { createdAt, moment } from './columns.ts';
import { companyId, host } from './company.ts';
import { meetingTypeHost } from './meeting-type.ts';

/**
 * An account elsewhere that a host has connected. Nothing here is read for a page: what becomes of its
 * reading stands in `calendar_sync`, and what closes its host's time in `calendar_connection`.
 */
export const connection = pgTable(
  'connection',
  {
    companyId: companyId(),
    id: uuid().notNull(),
    hostId: uuid().notNull(),
    provider: text().$type<CalendarProviderName>().notNull(),
    /** The service that was chosen, whose words its owner knows. */
    service: text(),
    /** What its owner knows it by. */
    accountName: text().notNull(),
    /** A hash that tells accounts of one host apart. */
    accountHash: text().notNull(),
    /** Sealed: see `server/sealed-columns.ts`. */
    credentials: text().notNull(),
    isPaused: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.hostId],
      foreignColumns: [host.companyId, host.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('connection_account').on(
      table.companyId,
      table.hostId,
      table.provider,
      table.accountHash,
    ),
  ],
);

/** What pages know of a connection: while it could not be read for too long, its host is not free. */
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
    foreignKey({
      columns: [table.companyId, table.id],
      foreignColumns: [connection.companyId, connection.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.id] }),
    index().on(table.companyId, table.hostId),
  ],
);

/** A calendar of a connected account. */
export const externalCalendar = pgTable(
  'external_calendar',
  {
    companyId: uuid().notNull(),
    id: uuid().notNull(),
    connectionId: uuid().notNull(),
    hostId: uuid().notNull(),
    /** The provider's own. */
    remoteId: text().notNull(),
    name: text().notNull(),
    color: text(),
    isReadOnly: boolean().notNull(),
    /** Whether its events take its host's time. */
    isBusy: boolean().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.connectionId],
      foreignColumns: [connection.companyId, connection.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('external_calendar_remote').on(table.companyId, table.connectionId, table.remoteId),
    index().on(table.companyId, table.hostId),
  ],
);

/** How far a calendar has been read. Written with each reading, so no page may read it. */
export const calendarSync = pgTable(
  'calendar_sync',
  {
    companyId: uuid().notNull(),
    calendarId: uuid().notNull(),
    /** The provider's: where to go on. */
    cursor: text(),
    /** When all of it was known the last time. */
    readAt: moment(),
    /** When somebody reads it next; while one does, when another one may. */
    nextReadAt: moment().notNull(),
    /** Why it could not be read, since when, and how often in turn. */
    trouble: text().$type<CalendarTrouble>(),
    failingSince: moment(),
    failures: integer().notNull().default(0),
    /** Until when its recurrences stand in `busy_time`. */
    expandedUntil: moment(),
    /** The zone of its host in which days and floating times were read. */
    expandedZone: text(),
    /** The oldest edition of the zone data by which anything of it stands there. */
    expandedEdition: text(),
    /** Something has changed since somebody took it up to read: it is read once more. */
    isNoticed: boolean().notNull().default(false),
    /** Until when its provider calls us, as that says; until then it is read less often. */
    watchedUntil: moment(),
    /** When somebody sees to that again; while one does, when another one may. */
    watchAt: moment(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.calendarId],
      foreignColumns: [externalCalendar.companyId, externalCalendar.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.calendarId] }),
    index().on(table.nextReadAt),
  ],
);

/**
 * A channel by which a provider calls us when something changes in a calendar. While one takes another's place there
 * are two, and one that was never answered has no handle. No page reads it.
 */
export const calendarChannel = pgTable(
  'calendar_channel',
  {
    companyId: uuid().notNull(),
    id: uuid().notNull(),
    calendarId: uuid().notNull(),
    /** Who shows the secret can have the calendar read early, and nothing else. */
    secretHash: text().notNull(),
    /** Where the provider calls: another one is no address of ours any more. */
    address: text().notNull(),
    /** What ends it there. */
    handle: text(),
    /** When it was opened or prolonged. */
    openedAt: moment().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.calendarId],
      foreignColumns: [externalCalendar.companyId, externalCalendar.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.id] }),
    index().on(table.companyId, table.calendarId),
  ],
);

/** An event of a calendar as its provider has it: what takes time follows from it. */
export const externalEvent = pgTable(
  'external_event',
  {
    companyId: uuid().notNull(),
    calendarId: uuid().notNull(),
    /** The provider's own. */
    remoteId: text().notNull(),
    uid: text().notNull(),
    version: text(),
    /** iCalendar. */
    content: text().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.calendarId],
      foreignColumns: [externalCalendar.companyId, externalCalendar.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.calendarId, table.remoteId] }),
    index().on(table.companyId, table.calendarId, table.uid),
  ],
);

/** How a host's calendars are used. */
export const calendarUse = pgTable(
  'calendar_use',
  {
    companyId: uuid().notNull(),
    hostId: uuid().notNull(),
    /** Into which one appointments are written; none if it is gone. */
    writtenCalendarId: uuid(),
    countsTentative: boolean().notNull().default(true),
    /** Whether an appointment goes where its event is moved to, and is called off where that is deleted. */
    followsMoves: boolean().notNull().default(true),
    followsDeletions: boolean().notNull().default(false),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.hostId],
      foreignColumns: [host.companyId, host.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.hostId] }),
  ],
);

/** Numbers the beginnings and ends of writings, so that a reading knows which of them it can have seen. */
export const writingTurn = pgSequence('writing_turn');

/** A meeting type whose appointments a host has somewhere else than where `calendar_use` says. */
export const meetingTypeCalendar = pgTable(
  'meeting_type_calendar',
  {
    companyId: uuid().notNull(),
    meetingTypeId: uuid().notNull(),
    hostId: uuid().notNull(),
    /** Null where they are written into none. */
    calendarId: uuid(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.meetingTypeId, table.hostId],
      foreignColumns: [
        meetingTypeHost.companyId,
        meetingTypeHost.meetingTypeId,
        meetingTypeHost.hostId,
      ],
    }).onDelete('cascade'),
    // Without it the default holds again.
    foreignKey({
      columns: [table.companyId, table.calendarId],
      foreignColumns: [externalCalendar.companyId, externalCalendar.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.meetingTypeId, table.hostId] }),
    index().on(table.companyId, table.calendarId),
  ],
);

/**
 * A writing that has begun and has not been heard the end of: it may leave an event there until it is gone from here.
 */
export const openWriting = pgTable(
  'open_writing',
  {
    companyId: uuid().notNull(),
    appointmentId: uuid().notNull(),
    hostId: uuid().notNull(),
    /** Tried again, it first sees to what it has left there. */
    effectId: uuid().notNull(),
    calendarId: uuid().notNull(),
    begunAt: moment().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.calendarId],
      foreignColumns: [externalCalendar.companyId, externalCalendar.id],
    }).onDelete('cascade'),
    primaryKey({
      columns: [
        table.companyId,
        table.appointmentId,
        table.hostId,
        table.effectId,
        table.calendarId,
      ],
    }),
    index().on(table.companyId, table.calendarId),
  ],
);

/** An appointment as it stands in a host's calendar: one event for each of its hosts at most. */
export const writtenEvent = pgTable(
  'written_event',
  {
    companyId: uuid().notNull(),
    appointmentId: uuid().notNull(),
    hostId: uuid().notNull(),
    calendarId: uuid().notNull(),
    /** The provider's own; none until it has answered. */
    remoteId: text(),
    version: text(),
    /** What was written: what is the same is not written again. */
    contentHash: text(),
    /** When what was written begins. */
    startsAt: moment(),
    /** What providers called that and what was written before it, the latest last: none of them is anyone's but ours. */
    ownVersions: text().array().notNull().default([]),
    /** Of the last writing that began, or has ended. */
    turn: bigint({ mode: 'number' }).notNull().default(0),
    /** What was read of it may be older than a writing: it is looked at once more. */
    isUnsure: boolean().notNull().default(false),
    /** What its host has made of it there, and nothing has followed from so far. */
    theirChange: text().$type<TheirChange>(),
    /** Where they have moved it to, and what the provider calls that. */
    theirStartsAt: moment(),
    theirVersion: text(),
    /** Where the appointment stood then. */
    changedFrom: moment(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.calendarId],
      foreignColumns: [externalCalendar.companyId, externalCalendar.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.appointmentId, table.hostId] }),
    index().on(table.companyId, table.calendarId),
    index('written_event_unsure')
      .on(table.companyId, table.calendarId)
      .where(sql`${table.isUnsure}`),
  ],
);
