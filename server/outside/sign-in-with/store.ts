import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import { authAccount } from '#server/platform/db/schema/auth.ts';
import {
  SIGN_IN_PROVIDERS,
  type SignInProvider,
} from '#shared/domain/integrations/sign-in-providers.ts';

interface AccountKey {
  readonly providerId: SignInProvider;
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

/**
 * From now on it signs them in, also under another address; false where it is linked already. No token
 * is kept: nothing is called with it.
 */
export async function insertLinkedAccount(
  { orm }: Sql,
  userId: string,
  key: AccountKey,
): Promise<boolean> {
  const rows = await orm
    .insert(authAccount)
    .values({ id: randomUUID(), userId, ...key })
    .onConflictDoNothing({ target: [authAccount.providerId, authAccount.accountId] })
    .returning({ id: authAccount.id });
  return rows.length === 1;
}

/** The ways into an account. */
interface Ways {
  readonly hasPassword: boolean;
  readonly linked: readonly SignInProvider[];
}

export async function findWays({ orm }: Sql, userId: string): Promise<Ways> {
  const rows = await orm
    .select({ providerId: authAccount.providerId, password: authAccount.password })
    .from(authAccount)
    .where(eq(authAccount.userId, userId));
  return {
    hasPassword: rows.some(({ password }) => password !== null),
    linked: SIGN_IN_PROVIDERS.filter((each) => rows.some(({ providerId }) => providerId === each)),
  };
}

export async function deleteLinkedAccounts(
  { orm }: Transaction,
  of: { readonly userId: string; readonly provider: SignInProvider },
): Promise<void> {
  await orm
    .delete(authAccount)
    .where(and(eq(authAccount.userId, of.userId), eq(authAccount.providerId, of.provider)));
}
