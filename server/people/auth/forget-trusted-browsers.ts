import { and, eq, like } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { authVerification } from '#server/platform/db/schema/auth.ts';

/** Browsers that need no second step are asked for it again: better-auth keeps them under this name. */
export async function forgetTrustedBrowsers({ orm }: Sql, userId: string): Promise<void> {
  const isTrust = like(authVerification.identifier, 'trust-device-%');
  await orm.delete(authVerification).where(and(eq(authVerification.value, userId), isTrust));
}
