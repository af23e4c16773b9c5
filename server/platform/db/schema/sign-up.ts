import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#shared/domain/languages.ts';
import { authUser } from './auth.ts';
import { createdAt, moment } from './columns.ts';

/**
 * Somebody who has asked for a page and has not shown yet that the e-mail address is theirs. There
 * is no company yet, so it belongs to the instance. Erased once it has expired.
 */
export const pendingSignUp = pgTable(
  'pending_sign_up',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    language: text().$type<Language>().notNull(),
    timeZone: text().notNull(),
    tokenHash: text().notNull().unique(),
    requestKeyHash: text().unique(),
    /** What the key stands for; a key that comes again with something else is refused. */
    requestHash: text(),
    expiresAt: moment().notNull(),
    doneAt: moment(),
    /** Whose account it has become. */
    userId: text().references(() => authUser.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.email), index().on(table.userId)],
);
