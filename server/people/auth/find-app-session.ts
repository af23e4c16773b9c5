import { and, eq } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { authSession } from '#server/platform/db/schema/auth.ts';
import { appSession } from '#server/platform/db/schema/connected-app.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import { parseTokenText } from './app-token-text.ts';

/** Whose session an access token is of; undefined for one that is unknown, over or ended. */
export async function findAppSession(
  { db, clock, secret }: { readonly db: Sql; readonly clock: Clock; readonly secret: string },
  text: string,
): Promise<{ readonly userId: string; readonly sessionId: string } | undefined> {
  const token = parseTokenText(text, secret);
  const nowMs = clock.nowMs();
  if (token?.use !== 'access' || token.expiresAt * 1000 <= nowMs) return undefined;
  const found = await findAppUser(db, token.sessionId);
  if (!found || found.expiresAt.getTime() <= nowMs) return undefined;
  const isFirst = !found.isTaken && token.generation === found.generation;
  if (isFirst) await markTaken(db, token);
  return { userId: found.userId, sessionId: token.sessionId };
}

async function findAppUser({ orm }: Sql, sessionId: string) {
  const [row] = await orm
    .select({
      userId: authSession.userId,
      expiresAt: authSession.expiresAt,
      generation: appSession.generation,
      isTaken: appSession.isTaken,
    })
    .from(appSession)
    .innerJoin(authSession, eq(authSession.id, appSession.sessionId))
    .where(eq(appSession.sessionId, sessionId));
  return row;
}

/** The tokens of a generation have arrived; a newer one has to show its own. */
async function markTaken(
  { orm }: Sql,
  { sessionId, generation }: { readonly sessionId: string; readonly generation: number },
): Promise<void> {
  const isStill = and(eq(appSession.sessionId, sessionId), eq(appSession.generation, generation));
  await orm.update(appSession).set({ isTaken: true }).where(isStill);
}
