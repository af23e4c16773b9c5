import { and, desc, eq, gt, lt, sql as raw } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { authSession } from '#server/platform/db/schema/auth.ts';
import { appSession } from '#server/platform/db/schema/connected-app.ts';
import type { SignedInSession } from '#shared/api/session.ts';
import { toDevice } from '#shared/domain/device.ts';

/** More than somebody has. */
const MAX_SESSIONS = 100;
/** A use is noted at most so often. */
const NOTED_EVERY_MS = 5 * 60_000;

/** Where an account is signed in, the one seen last first. */
export async function listSessions(
  { orm }: Sql,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<SignedInSession[]> {
  const isOpen = gt(authSession.expiresAt, raw`now()`);
  const rows = await orm
    .select({ session: authSession, app: appSession.app })
    .from(authSession)
    .leftJoin(appSession, eq(appSession.sessionId, authSession.id))
    .where(and(eq(authSession.userId, userId), isOpen))
    .orderBy(desc(authSession.updatedAt), desc(authSession.id))
    .limit(MAX_SESSIONS);
  return rows.map(({ app, session: { id, userAgent, createdAt, updatedAt } }) => ({
    id,
    isApp: app !== null,
    ...toDevice(userAgent ?? ''),
    createdAt: createdAt.toISOString(),
    seenAt: updatedAt.toISOString(),
    isCurrent: id === sessionId,
  }));
}

/** False where there is none. */
export async function endSession(
  { orm }: Sql,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<boolean> {
  const ended = await orm
    .delete(authSession)
    .where(and(eq(authSession.userId, userId), eq(authSession.id, sessionId)))
    .returning({ id: authSession.id });
  return ended.length > 0;
}

/** Notes that somebody was there. */
export async function noteSeen({ orm }: Sql, sessionId: string, nowMs: number): Promise<void> {
  const isStale = lt(authSession.updatedAt, new Date(nowMs - NOTED_EVERY_MS));
  await orm
    .update(authSession)
    .set({ updatedAt: new Date(nowMs) })
    .where(and(eq(authSession.id, sessionId), isStale));
}
