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
import type { Language } from '#shared/domain/languages.ts';
import type { DropReason } from '#shared/domain/reminder/plan-messages.ts';
import type { MessageState } from '#shared/domain/reminder/settle-plan.ts';
import type {
  Recipient,
  Wait,
  WorkflowTexts,
  WorkflowTrigger,
} from '#shared/domain/reminder/workflow.ts';
import { appointment, attendee } from './appointment.ts';
import { createdAt, moment } from './columns.ts';
import { companyId, host } from './company.ts';

/**
 * What a company tells by itself about its appointments. The trigger `company_has_reminders` (written in the
 * migrations) gives a new one those that are there from the beginning.
 */
export const workflow = pgTable(
  'workflow',
  {
    companyId: companyId(),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    /** None where it is called by when it goes. */
    name: text(),
    trigger: text().$type<WorkflowTrigger>().notNull(),
    wait: jsonb().$type<Wait>().notNull(),
    /** For appointments of these alone; of all where there is none. */
    meetingTypeIds: uuid().array().notNull().default(sql`'{}'`),
    /** Parts that somebody has at an appointment, and addresses in small letters. */
    recipients: text().array().$type<Recipient[]>().notNull(),
    /** For readers of these languages alone; of all where there is none. */
    languages: text().array().$type<Language[]>().notNull().default(sql`'{}'`),
    /** What it says in the company's own words, by language. */
    texts: jsonb().$type<WorkflowTexts>().notNull().default({}),
    sendsIfBookedLate: boolean().notNull().default(false),
    /** So many minutes after it was due it is not sent any more. */
    lateMinutes: integer().notNull(),
    /** Since when it has its trigger: it says nothing of what happened before. */
    eventsFrom: moment().notNull().defaultNow(),
    /** From when it is on, and counts for its readers: nothing that was due earlier is sent later. */
    dueFrom: moment().notNull().defaultNow(),
    isActive: boolean().notNull().default(true),
    /** Raised by each change; what is coming is planned by it once the other has caught up. */
    version: integer().notNull().default(1),
    plannedVersion: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

/**
 * A message that an appointment has, or was to have, as the plan of its facts says: written by
 * `server/time/reminder` alone, under the lock of its appointment.
 */
export const plannedMessage = pgTable(
  'planned_message',
  {
    companyId: uuid().notNull(),
    /** Made of what tells it from others: planned again it is the same. */
    id: uuid().notNull(),
    appointmentId: uuid().notNull(),
    /** Whose seat it is about; none where a host or an address is reminded. */
    attendeeId: uuid(),
    /** The host who reads it, if one does. */
    hostId: uuid(),
    /** The address of who is brought along; empty for all others. */
    guest: text().notNull(),
    /** The address of the company's choice that reads it; empty for all others. */
    address: text().notNull().default(''),
    workflowId: uuid().notNull(),
    /** When the appointment was to begin. */
    startsAt: moment().notNull(),
    /** When that happened which it is about; none where it counts from the appointment's own time. */
    eventAt: moment(),
    dueAt: moment().notNull(),
    /** From then on it is not sent any more. */
    until: moment().notNull(),
    state: text().$type<MessageState>().notNull(),
    /** Of what is dropped. */
    why: text().$type<DropReason>(),
    /** How often the appointment had changed when it was handed on; none before. */
    sentSequence: integer(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.appointmentId],
      foreignColumns: [appointment.companyId, appointment.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.attendeeId],
      foreignColumns: [attendee.companyId, attendee.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.hostId],
      foreignColumns: [host.companyId, host.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.workflowId],
      foreignColumns: [workflow.companyId, workflow.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.id] }),
    check(
      'planned_message_reader',
      sql`(${table.attendeeId} is null) <> (${table.hostId} is null and ${table.address} = '')
        or ${table.attendeeId} is not null and ${table.eventAt} is not null`,
    ),
    check('planned_message_why', sql`(${table.why} is not null) = (${table.state} = 'dropped')`),
    index().on(table.companyId, table.appointmentId),
    index().on(table.companyId, table.attendeeId),
    index().on(table.companyId, table.hostId),
    index().on(table.companyId, table.workflowId),
    // What is due, whose it may be.
    index('planned_message_due').on(table.dueAt).where(sql`${table.state} = 'planned'`),
  ],
);

/** Somebody who wants no reminders of a company any more. */
export const reminderRefusal = pgTable(
  'reminder_refusal',
  {
    companyId: companyId(),
    /** In small letters. */
    email: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.email] })],
);

/**
 * Who says that they are running late to an appointment: an attendee or a host, once each. Who moves is not
 * late any more, and nobody is where all of it moves.
 */
export const runningLate = pgTable(
  'running_late',
  {
    companyId: uuid().notNull(),
    appointmentId: uuid().notNull(),
    /** The attendee's or the host's id. */
    personId: uuid().notNull(),
    attendeeId: uuid(),
    hostId: uuid(),
    /** 0 where they come on time after all. */
    minutes: integer().notNull(),
    saidAt: moment().notNull(),
    /** How often they have said so. */
    times: integer().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.appointmentId],
      foreignColumns: [appointment.companyId, appointment.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.attendeeId],
      foreignColumns: [attendee.companyId, attendee.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.hostId],
      foreignColumns: [host.companyId, host.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.appointmentId, table.personId] }),
    check(
      'running_late_who',
      sql`(${table.attendeeId} is null) <> (${table.hostId} is null)
        and ${table.personId} = coalesce(${table.attendeeId}, ${table.hostId})`,
    ),
    check('running_late_minutes', sql`${table.minutes} between 0 and 15`),
    index().on(table.companyId, table.attendeeId),
    index().on(table.companyId, table.hostId),
  ],
);
