import { eq, exists } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { apiToken } from '#server/platform/db/schema/api-token.ts';
import { host } from '#server/platform/db/schema/company.ts';
import { withinCompany } from '#server/platform/db/tenant.ts';

/** Ends the API tokens of an account in every company: whether there were any. */
export async function endApiTokens({ orm }: Sql, userId: string): Promise<boolean> {
  const theirs = orm
    .select({ id: host.id })
    .from(host)
    .where(withinCompany(host, apiToken, eq(host.id, apiToken.hostId), eq(host.userId, userId)));
  const ended = await orm.delete(apiToken).where(exists(theirs)).returning({ id: apiToken.id });
  return ended.length > 0;
}
