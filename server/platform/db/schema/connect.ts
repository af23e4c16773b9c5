import { sql } from 'drizzle-orm';
import {
  bigserial,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { appointment } from './appointment.ts';
import { createdAt, moment } from './columns.ts';

/** What is remembered of an appointment's room when nobody is in it, or a server starts again. */
export const connectRoom = pgTable(
  'connect_room',
  {
    companyId: uuid().notNull(),
    appointmentId: uuid().notNull(),
    /** People of this room who need not wait before the door again, by their ids in it. */
    admitted: text().array().notNull(),
    /** Who was not let in, by their ids in it: how often a host said no, when last, and to whom. */
    refused: jsonb()
      .$type<
        Record<
          string,
          {
            readonly times: number;
            readonly saidMs: number;
            readonly name?: string;
            readonly role?: 'host' | 'attendee' | 'guest';
          }
        >
      >()
      .notNull()
      .default({}),
    /** When it closes: who was let in before the appointment was moved is not let in after. */
    closesAt: moment().notNull(),
    /** The process that leads it, and until when no other one does; none while nobody is in it. */
    holder: uuid(),
    heldUntil: moment(),
    /** Names of those who are in it, as long as it is held. */
    present: text().array().notNull().default(sql`'{}'`),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.appointmentId],
      foreignColumns: [appointment.companyId, appointment.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.appointmentId] }),
    index().on(table.closesAt),
  ],
);

/** What was written in a room: its newest lines. */
export const connectChatLine = pgTable(
  'connect_chat_line',
  {
    companyId: uuid().notNull(),
    appointmentId: uuid().notNull(),
    /** Counts up in a room. */
    seq: integer().notNull(),
    /** Given by the sender, so that what is sent again is one line. */
    lineId: text().notNull(),
    /** The sender's id in this room. */
    personId: text().notNull(),
    /** The seat that let the sender in; none of a host. */
    attendeeId: uuid(),
    name: text().notNull(),
    text: text().notNull(),
    saidAt: moment().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.appointmentId],
      foreignColumns: [appointment.companyId, appointment.id],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.companyId, table.appointmentId, table.seq] }),
    index().on(table.saidAt),
  ],
);

/** What one process says to another about lines of rooms: read at once, and gone with it. */
export const connectFrame = pgTable(
  'connect_frame',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    receiver: uuid().notNull(),
    sender: uuid().notNull(),
    body: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.receiver, table.id)],
);
