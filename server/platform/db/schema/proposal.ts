import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Channel } from '#shared/domain/channels.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { ProposalState } from '#shared/domain/proposal/state.ts';
import { appointment } from './appointment.ts';
import { createdAt, moment } from './columns.ts';
import { companyId, host } from './company.ts';
import { meetingType } from './meeting-type.ts';

/**
 * Times that a host offers somebody and holds for them. What is held are rows of `reservation` whose
 * hold is the proposal's id: one pick, withdrawal or expiry frees all of them at once. The trigger
 * `proposal_frees_time` (written in the migrations) frees them with the proposal's row too.
 */
export const proposal = pgTable(
  'proposal',
  {
    companyId: companyId(),
    id: uuid().notNull(),
    /** Who proposes. */
    hostId: uuid().notNull(),
    meetingTypeId: uuid().notNull(),
    durationMinutes: integer().notNull(),
    /** Where it shall take place, if that was said. */
    channel: text().$type<Channel>(),
    recipientName: text().notNull(),
    recipientEmail: text(),
    recipientTimeZone: text().notNull(),
    recipientLanguage: text().$type<Language>().notNull(),
    /** SHA-256 of the token in its links, which is derived from the server's secret. */
    tokenHash: text().notNull(),
    /** A whole minute: what is decided about time is decided by the minute. */
    holdUntil: moment().notNull(),
    /** As written down last; an open one whose hold has ended has expired. */
    state: text().$type<ProposalState>().notNull().default('open'),
    /** The appointment that came of it. */
    appointmentId: uuid(),
    /** Who picked. */
    attendeeId: uuid(),
    closedAt: moment(),
    remindedAt: moment(),
    createdAt: createdAt(),
    changedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.hostId],
      foreignColumns: [host.companyId, host.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.meetingTypeId],
      foreignColumns: [meetingType.companyId, meetingType.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.appointmentId],
      foreignColumns: [appointment.companyId, appointment.id],
    }).onDelete('cascade'),
    check('proposal_taken', sql`(${table.state} = 'taken') = (${table.appointmentId} is not null)`),
    check('proposal_closed', sql`(${table.state} = 'open') = (${table.closedAt} is null)`),
    check('proposal_state', sql`${table.state} in ('open', 'taken', 'expired', 'withdrawn')`),
    check(
      'proposal_whole_minute',
      sql`date_trunc('minute', ${table.holdUntil}) = ${table.holdUntil}`,
    ),
    primaryKey({ columns: [table.companyId, table.id] }),
    index().on(table.tokenHash),
    index().on(table.companyId, table.createdAt, table.id),
    index().on(table.companyId, table.hostId, table.createdAt, table.id),
    index().on(table.companyId, table.appointmentId),
    index().on(table.closedAt),
    // Few among many: what limits count and what may be held at most looks at these alone.
    index('proposal_open')
      .on(table.companyId, table.meetingTypeId, table.holdUntil)
      .where(sql`${table.state} = 'open'`),
  ],
);

/** A time that a proposal offers: a promise to its recipient, whatever the hours say. */
export const proposedTime = pgTable(
  'proposed_time',
  {
    companyId: uuid().notNull(),
    proposalId: uuid().notNull(),
    startsAt: moment().notNull(),
    /** Whose time is held. */
    hostIds: uuid().array().notNull(),
    /** The resource that is held with it, as the meeting type offers it. */
    resourceChannelIds: uuid().array().notNull(),
    /** The group in which a seat is held instead of time. */
    appointmentId: uuid(),
    /** Nobody but the recipient could book it: it lies outside the hours, off the grid or too near. */
    isOutsideHours: boolean().notNull(),
    /** When the host took it back for something else; the proposal's other times stay. */
    freedAt: moment(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.proposalId],
      foreignColumns: [proposal.companyId, proposal.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.proposalId, table.startsAt] }),
    index('proposed_time_of_hosts')
      .using('gin', table.hostIds)
      .where(sql`${table.freedAt} is null and ${table.appointmentId} is null`),
    index('proposed_time_of_group')
      .on(table.companyId, table.appointmentId)
      .where(sql`${table.appointmentId} is not null`),
  ],
);
