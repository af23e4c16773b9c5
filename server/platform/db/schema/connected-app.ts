import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { authSession } from './auth.ts';
import { createdAt, moment } from './columns.ts';

/** A code that lets an app sign in as who gave it. It works once, for a minute; only its hash is kept. */
export const appCode = pgTable(
  'app_code',
  {
    codeHash: text().primaryKey(),
    /** The session it was given in: a code ends with it. */
    givenInSessionId: text()
      .notNull()
      .references(() => authSession.id, { onDelete: 'cascade' }),
    /** The company that the app is to work in. */
    companyId: uuid().notNull(),
    app: text().notNull(),
    redirectUri: text().notNull(),
    codeChallenge: text().notNull(),
    expiresAt: moment().notNull(),
    /** The session that it has opened. A second use ends it. */
    openedSessionId: text(),
  },
  (table) => [index().on(table.givenInSessionId), index().on(table.expiresAt)],
);

/**
 * A session that an app holds instead of a browser. Its tokens are sealed, not stored: what is kept is
 * how often they were renewed.
 */
export const appSession = pgTable('app_session', {
  sessionId: text()
    .primaryKey()
    .references(() => authSession.id, { onDelete: 'cascade' }),
  app: text().notNull(),
  /** Counts renewals; the tokens of the newest generation are the ones in use. */
  generation: integer().notNull().default(1),
  /** Whether a token of this generation has been shown, which proves that its reply arrived. */
  isTaken: boolean().notNull().default(false),
  renewedAt: createdAt(),
});
