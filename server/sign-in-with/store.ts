import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Sql } from '#server/db/database.ts';
import { authAccount } from '#server/db/schema/auth.ts';

interface AccountKey {
  readonly providerId: string;
  readonly accountId: string;
}

/** The user that an account at a provider belongs to. */
export async function findLinkedUser(
  { orm }: Sql,
  { providerId, accountId }: AccountKey,
): Promise<string | undefined> {
  const isIt = and(eq(authAccount.providerId, providerId), eq(authAccount.accountId, accountId));
  const rows = await orm.select({ userId: authAccount.userId }).from(authAccount).where(isIt);
  return rows[0]?.userId;
}

/** From now on it signs them in, also under another address. No token is kept: nothing is called with it. */
export async function linkAccount({ orm }: Sql, userId: string, key: AccountKey): Promise<void> {
  await orm.insert(authAccount).values({ id: randomUUID(), userId, ...key });
}
