import { asc, getTableName, lt, sql as raw } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Sql } from '#server/platform/db/database.ts';
import { idempotencyKey, mailLog } from '#server/platform/db/schema/appointment.ts';
import { accountLink, authSession, authVerification } from '#server/platform/db/schema/auth.ts';
import { companyChange, invitation } from '#server/platform/db/schema/company.ts';
import { connectChatLine, connectRoom } from '#server/platform/db/schema/connect.ts';
import { appCode } from '#server/platform/db/schema/connected-app.ts';
import { oneTimeLink, shortLink } from '#server/platform/db/schema/links.ts';
import { proposal } from '#server/platform/db/schema/proposal.ts';
import {
  callbackRequest,
  forgetRequest,
  formFirstContact,
  routingSubmission,
} from '#server/platform/db/schema/visitor.ts';
import type { Retention } from '#server/platform/kernel/retention.ts';

/** Rows that leave, by the column that says since when they could. Each has an index on it. */
interface Leaving {
  readonly table: PgTable;
  readonly key: readonly PgColumn[];
  readonly since: PgColumn;
}

/** All that leaves, by the setting that says when. Jobs have their own in the queue, appointments in their wing. */
export const leavingBy = {
  mailDays: [{ table: mailLog, key: [mailLog.companyId, mailLog.id], since: mailLog.createdAt }],
  contactDays: [
    {
      table: formFirstContact,
      key: [formFirstContact.companyId, formFirstContact.id],
      since: formFirstContact.updatedAt,
    },
    {
      table: routingSubmission,
      key: [routingSubmission.companyId, routingSubmission.id],
      since: routingSubmission.createdAt,
    },
    {
      table: callbackRequest,
      key: [callbackRequest.companyId, callbackRequest.id],
      since: callbackRequest.createdAt,
    },
    { table: proposal, key: [proposal.companyId, proposal.id], since: proposal.closedAt },
  ],
  idempotencyKeyDays: [
    {
      table: idempotencyKey,
      key: [idempotencyKey.companyId, idempotencyKey.keyHash],
      since: idempotencyKey.createdAt,
    },
  ],
  linkDays: [
    {
      table: invitation,
      key: [invitation.companyId, invitation.id],
      since: invitation.expiresAt,
    },
    { table: shortLink, key: [shortLink.id], since: shortLink.expiresAt },
    {
      table: oneTimeLink,
      key: [oneTimeLink.companyId, oneTimeLink.id],
      since: oneTimeLink.expiresAt,
    },
    { table: oneTimeLink, key: [oneTimeLink.companyId, oneTimeLink.id], since: oneTimeLink.usedAt },
  ],
  sessionDays: [
    { table: appCode, key: [appCode.codeHash], since: appCode.expiresAt },
    { table: authSession, key: [authSession.id], since: authSession.expiresAt },
    { table: authVerification, key: [authVerification.id], since: authVerification.expiresAt },
    { table: accountLink, key: [accountLink.id], since: accountLink.expiresAt },
    { table: forgetRequest, key: [forgetRequest.id], since: forgetRequest.expiresAt },
  ],
  chatDays: [
    {
      table: connectChatLine,
      key: [connectChatLine.companyId, connectChatLine.appointmentId, connectChatLine.seq],
      since: connectChatLine.saidAt,
    },
    {
      table: connectRoom,
      key: [connectRoom.companyId, connectRoom.appointmentId],
      since: connectRoom.closesAt,
    },
  ],
} as const satisfies Record<
  Exclude<keyof Retention, 'appointmentDays' | 'jobDays'>,
  readonly Leaving[]
>;

/** What nobody asks about after a minute; no transaction takes a day. */
export const changes: Leaving = {
  table: companyChange,
  key: [companyChange.companyId, companyChange.xid],
  since: companyChange.notedAt,
};

export function nameOf({ table }: Leaving): string {
  return getTableName(table);
}

/** Erases the oldest rows whose time came before a moment, so many at most; returns how many. */
export async function eraseOldest(
  sql: Sql,
  { table, key, since }: Leaving,
  before: Date,
  limit: number,
): Promise<number> {
  const columns = Object.fromEntries(key.map((column) => [column.name, column]));
  const oldest = sql.orm
    .select(columns)
    .from(table)
    .where(lt(since, before))
    .orderBy(asc(since))
    .limit(limit);
  const rows = await sql.orm
    .delete(table)
    .where(raw`(${raw.join([...key], raw`, `)}) in ${oldest}`)
    .returning({ one: raw`1` });
  return rows.length;
}
