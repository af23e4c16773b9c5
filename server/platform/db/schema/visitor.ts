import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#shared/domain/languages.ts';
import { createdAt, moment } from './columns.ts';
import { companyId } from './company.ts';

/** Questions that lead a visitor to the right meeting type. Its slug is in the slug directory. */
export const routingForm = pgTable(
  'routing_form',
  {
    companyId: companyId(),
    id: uuid().notNull(),
    name: text().notNull(),
    enabled: boolean().notNull(),
    definition: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] }), index().on(table.id)],
);

export const routingSubmission = pgTable(
  'routing_submission',
  {
    companyId: companyId(),
    id: uuid().notNull(),
    formId: uuid().notNull(),
    answers: jsonb().notNull(),
    outcome: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index().on(table.companyId, table.formId, table.createdAt),
    index().on(table.createdAt),
  ],
);

/** Who has filled a form-first page, booked or not. */
export const formFirstContact = pgTable(
  'form_first_contact',
  {
    companyId: companyId(),
    id: uuid().notNull(),
    meetingTypeId: uuid().notNull(),
    email: text().notNull(),
    fullname: text(),
    firstname: text(),
    lastname: text(),
    phone: text(),
    formData: jsonb().notNull(),
    timezone: text(),
    referrerUrl: text(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index().on(table.id),
    index().on(table.updatedAt),
  ],
);

/** A visitor who wants to be called back. */
export const callbackRequest = pgTable(
  'callback_request',
  {
    companyId: companyId(),
    id: uuid().notNull(),
    meetingTypeId: uuid(),
    hostId: uuid().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    notes: text(),
    language: text().$type<Language>().notNull(),
    timezone: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] }), index().on(table.createdAt)],
);

/** Somebody who wants their data erased, on the whole instance; confirmed by a mailed token. */
export const forgetRequest = pgTable(
  'forget_request',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    tokenHash: text().notNull().unique(),
    expiresAt: moment().notNull(),
    doneAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.expiresAt)],
);
