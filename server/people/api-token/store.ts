import { and, count, desc, eq, isNull, lte, or } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { apiToken } from '#server/platform/db/schema/api-token.ts';
import { host } from '#server/platform/db/schema/company.ts';
import { ofCompany, rowOf, withinCompany } from '#server/platform/db/tenant.ts';
import type { ApiToken, ListedToken } from '#shared/api/api-token.ts';

type Row = typeof apiToken.$inferSelect;

/** Whose tokens: a company's, or those of one of its hosts. */
export interface TokensOf {
  readonly companyId: string;
  readonly hostId?: string | undefined;
}

export async function insertToken(sql: Sql, row: typeof apiToken.$inferInsert): Promise<void> {
  await sql.orm.insert(apiToken).values(row);
}

/** One page, newest first, and how many there are in all. */
export async function listTokens(
  sql: Sql,
  of: TokensOf,
  page: number,
  pageSize: number,
): Promise<{ tokens: ListedToken[]; total: number }> {
  const rows = await sql.orm
    .select({ token: apiToken, firstname: host.firstname, lastname: host.lastname })
    .from(apiToken)
    .innerJoin(host, withinCompany(host, apiToken, eq(host.id, apiToken.hostId)))
    .where(whoseAre(of))
    .orderBy(desc(apiToken.createdAt), desc(apiToken.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await sql.orm.select({ total: count() }).from(apiToken).where(whoseAre(of));
  const tokens = rows.map(({ token, firstname, lastname }) => ({
    ...toApiToken(token),
    hostName: `${firstname} ${lastname}`.trim(),
  }));
  return { tokens, total: counted?.total ?? 0 };
}

/** False where there is none. */
export async function deleteToken(sql: Sql, of: TokensOf, id: string): Promise<boolean> {
  const rows = await sql.orm
    .delete(apiToken)
    .where(and(whoseAre(of), eq(apiToken.id, id)))
    .returning({ id: apiToken.id });
  return rows.length === 1;
}

export async function findToken(
  sql: Sql,
  companyId: string,
  tokenHash: string,
): Promise<Row | undefined> {
  const [row] = await sql.orm
    .select()
    .from(apiToken)
    .where(ofCompany(apiToken, companyId, eq(apiToken.tokenHash, tokenHash)));
  return row;
}

/** Notes a use, unless one has been noted since `before`. */
export async function markTokenUsed(
  sql: Sql,
  { companyId, id }: Pick<Row, 'companyId' | 'id'>,
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<void> {
  const isStale = or(isNull(apiToken.lastUsedAt), lte(apiToken.lastUsedAt, before));
  await sql.orm
    .update(apiToken)
    .set({ lastUsedAt: now })
    .where(and(rowOf(apiToken, { companyId, id }), isStale));
}

export function toApiToken(row: Row): ApiToken {
  const { id, name, hostId, hint, readsOnly, createdAt, lastUsedAt, expiresAt } = row;
  return {
    id,
    name,
    hostId,
    hint,
    readsOnly,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

function whoseAre({ companyId, hostId }: TokensOf) {
  const isOfHost = hostId === undefined ? undefined : eq(apiToken.hostId, hostId);
  return ofCompany(apiToken, companyId, isOfHost);
}
