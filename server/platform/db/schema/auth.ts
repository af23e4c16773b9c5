import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

/** better-auth's tables, named and shaped as its Drizzle adapter wants them. */

export const authUser = pgTable('auth_user', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  twoFactorEnabled: boolean().notNull().default(false),
  createdAt: createdAt(),
  updatedAt: moment().notNull().defaultNow(),
});

export const authSession = pgTable(
  'auth_session',
  {
    id: text().primaryKey(),
    expiresAt: moment().notNull(),
    token: text().notNull().unique(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    ipAddress: text(),
    userAgent: text(),
    /** The company that its holder works in; none is the one they joined first. */
    companyId: uuid(),
    userId: text()
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

export const authAccount = pgTable(
  'auth_account',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.userId),
    // Of two who link the same account at once one has it.
    uniqueIndex('auth_account_provider').on(table.providerId, table.accountId),
  ],
);

export const authVerification = pgTable(
  'auth_verification',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.identifier), index().on(table.expiresAt)],
);

/** The second factor of an account, sealed by better-auth. */
export const authTwoFactor = pgTable(
  'auth_two_factor',
  {
    id: text().primaryKey(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    /** Whether a first code has been given. */
    verified: boolean().notNull().default(true),
    /** Wrong codes in a row; too many close the second step for a while. */
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: moment(),
    /** The 30 seconds of which the last app code was that was accepted: it and all before it are used up. */
    lastTimeStep: integer(),
    userId: text()
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.userId)],
);

/** A link that somebody was sent to get into their account, or to change it. It works once. */
export const accountLink = pgTable(
  'account_link',
  {
    id: uuid().primaryKey(),
    purpose: text().$type<'password-reset' | 'email-change' | 'first-owner'>().notNull(),
    /** None for somebody who has no account yet. */
    userId: text().references(() => authUser.id, { onDelete: 'cascade' }),
    /** In small letters: whose account, or the address that is to be the new one. */
    email: text().notNull(),
    /** What the address was before a change that this link has made. */
    previousEmail: text(),
    tokenHash: text().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('account_link_token').on(table.tokenHash),
    index().on(table.userId),
    index().on(table.expiresAt),
  ],
);
