import { eq } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { forgetRequest } from '#server/platform/db/schema/visitor.ts';

/** Its e-mail address is in small letters; empty once it is done. */
export type ForgetRequest = Readonly<typeof forgetRequest.$inferSelect>;

export async function insertForgetRequest(
  sql: Sql,
  request: Omit<ForgetRequest, 'doneAt'>,
): Promise<void> {
  await sql.orm.insert(forgetRequest).values(request);
}

export async function findForgetRequest(sql: Sql, id: string): Promise<ForgetRequest | undefined> {
  const [row] = await sql.orm.select().from(forgetRequest).where(eq(forgetRequest.id, id));
  return row;
}

/** The request of a token; those who confirm it at once take turns. */
export async function lockForgetRequest(
  tx: Sql,
  tokenHash: string,
): Promise<ForgetRequest | undefined> {
  const [row] = await tx.orm
    .select()
    .from(forgetRequest)
    .where(eq(forgetRequest.tokenHash, tokenHash))
    .for('update');
  return row;
}

/** Closes every open request of an address and forgets who asked. */
export async function closeForgetRequests(tx: Sql, email: string, now: Date): Promise<void> {
  await tx.orm
    .update(forgetRequest)
    .set({ doneAt: now, email: '' })
    .where(eq(forgetRequest.email, email));
}
