import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#server/platform/db/database.ts';
import { authAccount } from '#server/platform/db/schema/auth.ts';

/** Gives an account this password, also one that has had none. */
export async function setPassword(
  { orm }: Transaction,
  userId: string,
  passwordHash: string,
): Promise<void> {
  const changed = await orm
    .update(authAccount)
    .set({ password: passwordHash })
    .where(and(eq(authAccount.userId, userId), eq(authAccount.providerId, 'credential')))
    .returning({ id: authAccount.id });
  if (changed.length > 0) return;
  await orm.insert(authAccount).values({
    id: randomUUID(),
    userId,
    accountId: userId,
    providerId: 'credential',
    password: passwordHash,
  });
}
