import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/platform/db/database.ts';
import { authUser } from '#server/platform/db/schema/auth.ts';

/** Gives an account another address, and its hosts too: a trigger keeps both one. */
export async function changeUserEmail(
  { orm }: Transaction,
  userId: string,
  email: string,
): Promise<void> {
  await orm.update(authUser).set({ email, emailVerified: true }).where(eq(authUser.id, userId));
}
