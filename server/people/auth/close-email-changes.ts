import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/platform/db/database.ts';
import { accountLink } from '#server/platform/db/schema/auth.ts';

/**
 * No link that was mailed before changes the address of an account any more: only the last wish counts,
 * and none that was made before its password was another.
 */
export async function closeEmailChanges(
  { orm }: Transaction,
  userId: string,
  usedAt: Date,
): Promise<void> {
  const isOpen = and(eq(accountLink.purpose, 'email-change'), isNull(accountLink.usedAt));
  await orm
    .update(accountLink)
    .set({ usedAt })
    .where(and(eq(accountLink.userId, userId), isOpen));
}
