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
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AppointmentChange, ChangeMaker } from '#shared/domain/appointment-change.ts';
import type { Channel } from '#shared/domain/channels.ts';
import type { DecisionKind } from '#shared/domain/decision/decisions.ts';
import type { KeptAnswer } from '#shared/domain/fields/field-texts.ts';
import type { Language } from '#shared/domain/languages.ts';
import { createdAt, moment } from './columns.ts';
import { companyId, host, resource } from './company.ts';
import { externalCalendar } from './external-calendar.ts';
import { meetingType } from './meeting-type.ts';

const timeRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** The result of a booking. */
export const appointment = pgTable(
  'appointment',
  {
    companyId: companyId(),
    id: uuid().notNull(),
    meetingTypeId: uuid().notNull(),
    /** Its hosts, also once a cancellation has freed their reservations. */
    hostIds: uuid().array().notNull(),
    startsAt: moment().notNull(),
    durationMinutes: integer().notNull(),
    status: text().$type<'booked' | 'provisional' | 'cancelled'>().notNull(),
    queueId: uuid(),
    channel: text().$type<Channel>().notNull(),
    location: text(),
    meetingLink: text(),
    resourceChannelIds: uuid().array().notNull(),
    totalSpots: integer(),
    /** Raised by every change that a calendar has to follow (RFC 5545 SEQUENCE). */
    sequence: integer().notNull().default(0),
    cancelledAt: moment(),
    /** What its hosts keep for themselves. */
    hostNotes: text(),
    /** True until it is cancelled, then null: what its attendees' seats point at. */
    isLive: boolean().generatedAlwaysAs(sql`case when status <> 'cancelled' then true end`),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.meetingTypeId],
      foreignColumns: [meetingType.companyId, meetingType.id],
    }).onDelete('restrict'),
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('appointment_live').on(table.companyId, table.id, table.isLive),
    index().on(table.id),
    index('appointment_by_start').on(table.companyId, table.startsAt, table.id),
    // Few among many: a list of them would read all the others.
    index('appointment_cancelled')
      .on(table.companyId, table.startsAt, table.id)
      .where(sql`${table.status} = 'cancelled'`),
    index().on(table.companyId, table.meetingTypeId, table.startsAt),
  ],
);

/**
 * Who comes. One row for an appointment, one a seat for a group. The triggers `appointment_has_attendee`
 * and `attendee_fits_group` (written in the migrations) refuse, at the commit, an appointment that
 * nobody attends and more seats than a group has.
 */
export const attendee = pgTable(
  'attendee',
  {
    companyId: uuid().notNull(),
    id: uuid().notNull(),
    appointmentId: uuid().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    phone: text(),
    address: text(),
    language: text().$type<Language>().notNull(),
    timeZone: text().notNull(),
    notes: text(),
    guests: text().array().notNull(),
    /** Answers to the form's further fields, with the labels they were asked under. */
    answers: jsonb().$type<readonly KeptAnswer[]>().notNull(),
    /** SHA-256 of the secret that authorises this attendee's later actions. */
    secretHash: text().notNull(),
    /** Appointments of the group that this seat has left, so that links to them still lead to it. */
    leftAppointmentIds: uuid().array().notNull().default(sql`'{}'`),
    /** Who has to confirm a provisional booking, and until when. */
    awaits: text().$type<'attendee' | 'host'>(),
    provisionalUntil: moment(),
    cancelledAt: moment(),
    cancelReason: text(),
    /** Who gave the seat up; `nobody` where it was not confirmed in time. */
    cancelledBy: text().$type<'attendee' | 'host' | 'nobody'>(),
    /** When a host said that they did not come. */
    noShowAt: moment(),
    /** When they agreed to the data policy, and where its text stood then. */
    policyAcceptedAt: moment(),
    policyText: text(),
    /** Whether they want to be reminded; none where nobody asked. Said at the booking. */
    receiveReminders: boolean(),
    /** True as long as somebody has the seat, then null. */
    isLive: boolean().generatedAlwaysAs(sql`case when cancelled_at is null then true end`),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.appointmentId],
      foreignColumns: [appointment.companyId, appointment.id],
    }).onDelete('cascade'),
    // Nobody has a seat in an appointment that is cancelled.
    foreignKey({
      name: 'attendee_in_live_appointment',
      columns: [table.companyId, table.appointmentId, table.isLive],
      foreignColumns: [appointment.companyId, appointment.id, appointment.isLive],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.id] }),
    index().on(table.id),
    index().on(table.companyId, table.appointmentId),
    index('attendee_waiting')
      .on(table.companyId, table.appointmentId)
      .where(sql`${table.awaits} is not null and ${table.cancelledAt} is null`),
    // People are looked for by any part of their name or address.
    index('attendee_search').using(
      'gin',
      sql`(${table.name} || ' ' || ${table.email}) gin_trgm_ops`,
    ),
    index('attendee_left_index')
      .on(table.companyId, table.secretHash)
      .where(sql`${table.leftAppointmentIds} <> '{}'`),
  ],
);

/**
 * An appointment as one of its hosts has it, so that a host's own list is read in order. The trigger
 * `appointment_of_hosts` (written in the migrations) keeps it like `appointment.host_ids`.
 */
export const appointmentHost = pgTable(
  'appointment_host',
  {
    companyId: uuid().notNull(),
    hostId: uuid().notNull(),
    startsAt: moment().notNull(),
    appointmentId: uuid().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.appointmentId],
      foreignColumns: [appointment.companyId, appointment.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.hostId, table.startsAt, table.appointmentId] }),
    index().on(table.companyId, table.appointmentId),
  ],
);

/** What happened to an appointment, and who did it. */
export const appointmentChange = pgTable(
  'appointment_change',
  {
    companyId: uuid().notNull(),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    appointmentId: uuid().notNull(),
    /** The seat that it was about; none for all of them. */
    attendeeId: uuid(),
    /** Who did it; none for an attendee, and for what time itself did. */
    byHostId: uuid(),
    by: text().$type<ChangeMaker>().notNull(),
    change: jsonb().$type<AppointmentChange>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.appointmentId],
      foreignColumns: [appointment.companyId, appointment.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.id] }),
    index().on(table.companyId, table.appointmentId, table.createdAt),
  ],
);

/**
 * The time of a host or of a company's resource that is taken, padded with its own buffers. The exclusion
 * constraints `reservation_no_overlap` and `reservation_resource_no_overlap` (written in the
 * migrations) let no two of one host or one resource overlap: they are the last word on who gets a
 * slot. A row that expires is a hold or a provisional booking. The trigger `reservation_meets_closed`
 * (written there too) waits for anyone who closes the host's time just now, and leaves out a row that
 * overlaps what is closed.
 */
export const reservation = pgTable(
  'reservation',
  {
    companyId: uuid().notNull(),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    hostId: uuid(),
    resourceId: uuid(),
    /** What the version before wrote instead of the resource; a trigger fills that in. */
    resourceChannelId: uuid(),
    appointmentId: uuid(),
    during: timeRange().notNull(),
    expiresAt: moment(),
    /** The hold that a row belongs to; one hold can take several hosts' time. */
    holdId: uuid(),
    /** Taken on purpose also where the host's time is closed: off hours, or of what has been. */
    ignoresClosed: boolean().notNull().default(false),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.appointmentId],
      foreignColumns: [appointment.companyId, appointment.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.hostId],
      foreignColumns: [host.companyId, host.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'reservation_resource_fk',
      columns: [table.companyId, table.resourceId],
      foreignColumns: [resource.companyId, resource.id],
    }).onDelete('cascade'),
    check('reservation_of_one', sql`num_nonnulls(${table.hostId}, ${table.resourceId}) = 1`),
    primaryKey({ columns: [table.companyId, table.id] }),
    index().on(table.companyId, table.appointmentId),
    index().on(table.companyId, table.holdId),
    // The constraints' own indexes find overlaps ten times slower than these find busy times.
    index('reservation_busy_index').on(table.companyId, table.hostId, sql`upper(${table.during})`),
    // What is held for somebody: few among many.
    index('reservation_held_index')
      .on(table.companyId, table.hostId, table.expiresAt)
      .where(sql`${table.appointmentId} is null`),
    index('reservation_resource_busy_index')
      .on(table.companyId, table.resourceId, sql`upper(${table.during})`)
      .where(sql`${table.resourceId} is not null`),
  ],
);

/**
 * Time a host cannot give for other reasons: external calendar events, out of office. Written by
 * `close-time.ts` alone.
 */
export const busyTime = pgTable(
  'busy_time',
  {
    companyId: uuid().notNull(),
    id: uuid().notNull(),
    hostId: uuid().notNull(),
    kind: text().$type<'calendar-event' | 'out-of-office'>().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** The calendar it comes from, the event there, and what it is called: its host alone reads that. */
    calendarId: uuid(),
    uid: text(),
    title: text(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.hostId],
      foreignColumns: [host.companyId, host.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.calendarId],
      foreignColumns: [externalCalendar.companyId, externalCalendar.id],
    }).onDelete('cascade'),
    check('busy_time_in_order', sql`${table.startsAt} <= ${table.endsAt}`),
    primaryKey({ columns: [table.companyId, table.id] }),
    index('busy_time_during').using(
      'gist',
      table.companyId,
      table.hostId,
      sql`tstzrange(${table.startsAt}, greatest(${table.startsAt}, ${table.endsAt}))`,
    ),
    index('busy_time_calendar')
      .on(table.companyId, table.calendarId, table.uid)
      .where(sql`${table.calendarId} is not null`),
  ],
);

/**
 * What a host is to decide about an appointment of theirs. It stands only while the appointment is where it
 * was when they were asked: `listOpenDecisions` leaves out what has settled itself.
 */
export const appointmentDecision = pgTable(
  'appointment_decision',
  {
    companyId: uuid().notNull(),
    appointmentId: uuid().notNull(),
    hostId: uuid().notNull(),
    kind: text().$type<DecisionKind>().notNull(),
    /** The event that takes its time, by its UID; empty for what is about the appointment alone. */
    about: text().notNull(),
    /** Where the appointment stood when they were asked. */
    appointmentStartsAt: moment().notNull(),
    /** Where it is to go; none where it is to stay or go away. */
    proposedStartsAt: moment(),
    askedAt: moment().notNull(),
    /** When they decided; none while it is open. */
    settledAt: moment(),
  },
  (table) => [
    // None to the appointment: its row would have to be locked under the lock that keeps takers of the host's
    // time out, for which they wait with that row in hand.
    foreignKey({
      columns: [table.companyId, table.hostId],
      foreignColumns: [host.companyId, host.id],
    }).onDelete('cascade'),
    primaryKey({
      columns: [table.companyId, table.appointmentId, table.hostId, table.kind, table.about],
    }),
    index('appointment_decision_open')
      .on(table.companyId, table.hostId)
      .where(sql`${table.settledAt} is null`),
  ],
);

/** What a repeated Idempotency-Key is answered with. The secret is derived again, never stored. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    companyId: uuid().notNull(),
    keyHash: text().notNull(),
    requestHash: text().notNull(),
    attendeeId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.keyHash] }),
    index().on(table.createdAt),
  ],
);

/** Every mail as it was written, and what became of it. */
export const mailLog = pgTable(
  'mail_log',
  {
    companyId: companyId(),
    id: uuid().notNull(),
    kind: text().notNull(),
    appointmentId: uuid(),
    /** The appointment's SEQUENCE when it was written; none for a mail about no appointment. */
    sequence: integer(),
    /** The first mail about the appointment to the same recipient; none for that one itself. */
    threadId: uuid(),
    recipient: text().notNull(),
    recipientName: text().notNull(),
    replyTo: jsonb().$type<{ name: string; email: string } | null>(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    calendarFile: text(),
    calendarMethod: text().$type<'REQUEST' | 'CANCEL' | 'PUBLISH'>(),
    /** Where its reader ends mails like it by one press (RFC 8058). */
    unsubscribeLink: text(),
    /** The planned message that it was written of. */
    plannedMessageId: uuid(),
    /**
     * `kept`: no SMTP server is configured, the log is where the mail can be read. `overtaken`: a
     * newer one about the same appointment went first.
     */
    status: text().$type<'queued' | 'sent' | 'kept' | 'failed' | 'overtaken'>().notNull(),
    error: text(),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index().on(table.companyId, table.createdAt),
    index().on(table.createdAt), // what is old, whose it may be
    index().on(table.companyId, table.appointmentId),
  ],
);
