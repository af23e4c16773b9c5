import { and, count, desc, eq, gt, inArray, isNull, sql as raw } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import { authUser, company, host, invitation, team } from '#server/platform/db/schema/schema.ts';
import { shownCompany } from '#server/platform/db/shown-company.ts';
import { ofCompany, withinCompany } from '#server/platform/db/tenant.ts';

type Row = typeof invitation.$inferSelect;

/** Who of the company they were invited by; none once they have left. */
const invitedBy = raw<
  string | null
>`nullif(trim(${host.firstname} || ' ' || ${host.lastname}), '')`;
const byColleague = withinCompany(
  host,
  invitation,
  and(eq(host.id, invitation.invitedBy), raw`${host.leftAt} is null`),
);

export interface ListedInvitation extends Row {
  readonly invitedByName: string | null;
}

export async function listInvitationRows(
  { orm }: Sql,
  companyId: string,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ rows: ListedInvitation[]; total: number }> {
  const ofThem = ofCompany(invitation, companyId);
  const rows = await orm
    .select({ row: invitation, invitedByName: invitedBy })
    .from(invitation)
    .leftJoin(host, byColleague)
    .where(ofThem)
    .orderBy(desc(invitation.sentAt), invitation.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await orm.select({ total: count() }).from(invitation).where(ofThem);
  return {
    rows: rows.map(({ row, invitedByName }) => ({ ...row, invitedByName })),
    total: counted?.total ?? 0,
  };
}

/** The company's teams by id. */
export async function loadTeamNames({ orm }: Sql, companyId: string): Promise<Map<string, string>> {
  const rows = await orm
    .select({ id: team.id, name: team.name })
    .from(team)
    .where(ofCompany(team, companyId));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Which of these addresses, in small letters, are members'. */
export async function findMembers(
  { orm }: Sql,
  companyId: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const email = raw<string>`lower(${host.email})`;
  const rows = await orm
    .select({ email })
    .from(host)
    .where(ofCompany(host, companyId, inArray(email, [...emails]), raw`${host.leftAt} is null`));
  return new Set(rows.map((row) => row.email));
}

/**
 * Keeps invitations, in the order in which they come. One that has expired is renewed and keeps its
 * link; addresses with an open one are left out of the answer.
 */
export async function insertInvitations(
  { orm }: Sql,
  rows: readonly (typeof invitation.$inferInsert)[],
): Promise<Row[]> {
  return orm
    .insert(invitation)
    .values([...rows])
    .onConflictDoUpdate({
      target: [invitation.companyId, invitation.email],
      set: {
        role: raw`excluded.role`,
        teamIds: raw`excluded.team_ids`,
        language: raw`excluded.language`,
        invitedBy: raw`excluded.invited_by`,
        sentAt: raw`excluded.sent_at`,
        expiresAt: raw`excluded.expires_at`,
      },
      setWhere: raw`${invitation.expiresAt} <= excluded.sent_at`,
    })
    .returning();
}

/** Keeps an invitation; one of the same address is renewed and keeps its link. */
export async function upsertInvitation(
  { orm }: Sql,
  row: typeof invitation.$inferInsert,
): Promise<Row> {
  const { role, teamIds, language, invitedBy: by, sentAt, expiresAt } = row;
  const [kept] = await orm
    .insert(invitation)
    .values(row)
    .onConflictDoUpdate({
      target: [invitation.companyId, invitation.email],
      set: { role, teamIds, language, invitedBy: by, sentAt, expiresAt },
    })
    .returning();
  if (!kept) throw new Error('An invitation was not kept');
  return kept;
}

export async function deleteInvitation(
  { orm }: Sql,
  companyId: string,
  email: string,
): Promise<boolean> {
  const rows = await orm
    .delete(invitation)
    .where(ofCompany(invitation, companyId, eq(invitation.email, email)))
    .returning({ id: invitation.id });
  return rows.length > 0;
}

/** An invitation with the company that it is to. */
export interface AskedRow extends Row {
  readonly company: typeof company.$inferSelect;
  readonly invitedByName: string | null;
  readonly inviterTimeZone: string | null;
}

function selectAsked({ orm }: Sql) {
  return orm
    .select({
      row: invitation,
      company: shownCompany,
      invitedByName: invitedBy,
      inviterTimeZone: host.timeZone,
    })
    .from(invitation)
    .innerJoin(company, eq(company.id, invitation.companyId))
    .leftJoin(host, byColleague);
}

export async function findInvitation(
  sql: Sql,
  { companyId, invitationId }: { readonly companyId: string; readonly invitationId: string },
): Promise<AskedRow | undefined> {
  const [found] = await selectAsked(sql).where(
    ofCompany(invitation, companyId, eq(invitation.id, invitationId)),
  );
  return found && { ...found.row, ...found };
}

/** None to a company that its owner has closed. */
export async function findInvitationOfToken(
  sql: Sql,
  tokenHash: string,
): Promise<AskedRow | undefined> {
  const isOfToken = eq(invitation.tokenHash, tokenHash);
  const [found] = await selectAsked(sql).where(and(isOfToken, isNull(company.erasesAt)));
  return found && { ...found.row, ...found };
}

/** Takes an invitation out, so that of several who accept it at once only one does; undefined where it is gone. */
export async function takeInvitation(tx: Transaction, tokenHash: string): Promise<Row | undefined> {
  const [row] = await tx.orm
    .delete(invitation)
    .where(eq(invitation.tokenHash, tokenHash))
    .returning();
  return row;
}

/** So many are shown to who is invited. */
const MAX_OWN = 20;

export async function listInvitationsTo(sql: Sql, email: string, now: Date): Promise<AskedRow[]> {
  const rows = await selectAsked(sql)
    .where(
      and(eq(invitation.email, email), gt(invitation.expiresAt, now), isNull(company.erasesAt)),
    )
    .orderBy(desc(invitation.sentAt))
    .limit(MAX_OWN);
  return rows.map((found) => ({ ...found.row, ...found }));
}

/** An account as an invitation meets it. */
export interface InvitedAccount {
  readonly userId: string;
  readonly name: string;
  readonly hasSecondFactor: boolean;
}

export async function findAccount(
  { orm }: Sql,
  email: string,
): Promise<InvitedAccount | undefined> {
  const [row] = await orm
    .select({
      userId: authUser.id,
      name: authUser.name,
      hasSecondFactor: authUser.twoFactorEnabled,
    })
    .from(authUser)
    .where(eq(authUser.email, email));
  return row;
}

/** The address of an account that has shown it to be theirs. */
export async function findVerifiedEmail({ orm }: Sql, userId: string): Promise<string | undefined> {
  const [row] = await orm
    .select({ email: authUser.email })
    .from(authUser)
    .where(and(eq(authUser.id, userId), eq(authUser.emailVerified, true)));
  return row?.email;
}
