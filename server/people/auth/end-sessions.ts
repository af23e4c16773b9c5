import { and, eq, ne } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { authSession } from '#server/platform/db/schema/auth.ts';

/** Signs an account out everywhere, or everywhere but in one session; returns how many ended. */
export async function endSessions(
  { orm }: Sql,
  userId: string,
  exceptSessionId?: string,
): Promise<number> {
  const isOther = exceptSessionId === undefined ? undefined : ne(authSession.id, exceptSessionId);
  const ended = await orm
    .delete(authSession)
    .where(and(eq(authSession.userId, userId), isOther))
    .returning({ id: authSession.id });
  return ended.length;
}

/** Ends a session, a browser's or an app's, for who has shown that it is theirs. */
export async function endAnySession({ orm }: Sql, sessionId: string): Promise<void> {
  await orm.delete(authSession).where(eq(authSession.id, sessionId));
}
