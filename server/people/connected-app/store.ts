import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import { authSession } from '#server/platform/db/schema/auth.ts';
import { appCode, appSession } from '#server/platform/db/schema/connected-app.ts';
import { APP_SESSION_DAYS } from '#shared/domain/connected-apps.ts';

type Code = typeof appCode.$inferSelect & { readonly userId: string };

const DAY_MS = 24 * 60 * 60 * 1000;
const isOf = (sessionId: string) => eq(appSession.sessionId, sessionId);
const endsAfter = (nowMs: number) => new Date(nowMs + APP_SESSION_DAYS * DAY_MS);

export async function insertCode({ orm }: Sql, row: typeof appCode.$inferInsert): Promise<void> {
  await orm.insert(appCode).values(row);
}

/** A code and who gave it; until the transaction ends nobody else uses it. */
export async function lockCode({ orm }: Transaction, codeHash: string): Promise<Code | undefined> {
  const [row] = await orm
    .select({ code: appCode, userId: authSession.userId })
    .from(appCode)
    .innerJoin(authSession, eq(authSession.id, appCode.givenInSessionId))
    .where(eq(appCode.codeHash, codeHash))
    .for('update', { of: appCode });
  return row && { ...row.code, userId: row.userId };
}

export async function markCodeUsed(
  { orm }: Transaction,
  codeHash: string,
  openedSessionId: string,
): Promise<void> {
  await orm.update(appCode).set({ openedSessionId }).where(eq(appCode.codeHash, codeHash));
}

/** A session beside those of browsers: it is listed and ended with them. Returns its id. */
export async function openAppSession(
  { orm }: Transaction,
  of: Pick<Code, 'userId' | 'companyId' | 'app'> & {
    readonly userAgent: string | null;
    readonly nowMs: number;
  },
): Promise<string> {
  const { userId, companyId, userAgent, app, nowMs } = of;
  const id = randomUUID();
  const now = new Date(nowMs);
  await orm.insert(authSession).values({
    ...{ id, userId, companyId, userAgent },
    // What a browser's cookie would hold: nobody is told it.
    token: randomBytes(32).toString('base64url'),
    expiresAt: endsAfter(nowMs),
    createdAt: now,
    updatedAt: now,
  });
  await orm.insert(appSession).values({ sessionId: id, app, renewedAt: now });
  return id;
}

export async function lockAppSession({ orm }: Transaction, sessionId: string) {
  const [row] = await orm
    .select({ session: appSession, expiresAt: authSession.expiresAt })
    .from(appSession)
    .innerJoin(authSession, eq(authSession.id, appSession.sessionId))
    .where(isOf(sessionId))
    .for('update', { of: appSession });
  return row && { ...row.session, expiresAt: row.expiresAt };
}

export async function renewAppSession(
  { orm }: Transaction,
  to: { readonly sessionId: string; readonly generation: number; readonly nowMs: number },
): Promise<void> {
  const { sessionId, generation, nowMs } = to;
  const now = new Date(nowMs);
  await orm
    .update(appSession)
    .set({ generation, isTaken: false, renewedAt: now })
    .where(isOf(sessionId));
  await orm
    .update(authSession)
    .set({ expiresAt: endsAfter(nowMs), updatedAt: now })
    .where(eq(authSession.id, sessionId));
}
