import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { authSession } from '#server/platform/db/schema/auth.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { loadUserSession } from './session-statement.ts';

/**
 * A session goes on in another company.
 * @throws Refusal `not-found` where its holder is no member of it.
 */
export async function switchCompany(
  { db }: { readonly db: Database },
  session: { readonly userId: string; readonly sessionId: string },
  companyId: string,
): Promise<Session> {
  return await db.transaction(async (tx) => {
    await tx.orm
      .update(authSession)
      .set({ companyId })
      .where(eq(authSession.id, session.sessionId));
    const now = await loadUserSession(tx, session);
    if (now?.companyId !== companyId) refuse('not-found', 'There is no such company');
    return now;
  });
}
