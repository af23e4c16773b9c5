import { eq } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { authTwoFactor, authUser } from '#server/platform/db/schema/auth.ts';

/** The account signs in with its password alone again. */
export async function forgetTwoFactor({ orm }: Sql, userId: string): Promise<void> {
  await orm.delete(authTwoFactor).where(eq(authTwoFactor.userId, userId));
  await orm.update(authUser).set({ twoFactorEnabled: false }).where(eq(authUser.id, userId));
}
