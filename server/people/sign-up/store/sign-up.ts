import { eq } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import { authUser } from '#server/platform/db/schema/auth.ts';
import { pendingSignUp } from '#server/platform/db/schema/sign-up.ts';

type Row = typeof pendingSignUp.$inferSelect;
type Asked = Pick<Row, 'id' | 'email' | 'name' | 'slug' | 'language' | 'timeZone' | 'expiresAt'>;

/** One that waits to be confirmed. */
export type OpenSignUp = Asked & { readonly doneAt: null };
/** One that has become an account. */
export type DoneSignUp = Asked & { readonly userId: string; readonly doneAt: Date };
export type SignUp = OpenSignUp | DoneSignUp;

/** False where a request with the same key has been kept before. */
export async function insertSignUp(
  tx: Transaction,
  row: typeof pendingSignUp.$inferInsert,
): Promise<boolean> {
  const rows = await tx.orm
    .insert(pendingSignUp)
    .values(row)
    .onConflictDoNothing({ target: pendingSignUp.requestKeyHash })
    .returning({ id: pendingSignUp.id });
  return rows.length === 1;
}

/** What the request of a key stands for. */
export async function findRequestHash(sql: Sql, requestKeyHash: string): Promise<string | null> {
  const [row] = await sql.orm
    .select({ requestHash: pendingSignUp.requestHash })
    .from(pendingSignUp)
    .where(eq(pendingSignUp.requestKeyHash, requestKeyHash));
  return row?.requestHash ?? null;
}

export async function findSignUp(sql: Sql, id: string): Promise<SignUp | undefined> {
  const [row] = await sql.orm.select().from(pendingSignUp).where(eq(pendingSignUp.id, id));
  return row && toSignUp(row);
}

export async function findSignUpOfToken(sql: Sql, tokenHash: string): Promise<SignUp | undefined> {
  const [row] = await sql.orm
    .select()
    .from(pendingSignUp)
    .where(eq(pendingSignUp.tokenHash, tokenHash));
  return row && toSignUp(row);
}

/**
 * The sign-up of a token. All those of its address are locked, so that of several links to one
 * mailbox, confirmed at once, one opens the account and the others find it.
 */
export async function lockSignUp(tx: Transaction, tokenHash: string): Promise<SignUp | undefined> {
  const asked = await findSignUpOfToken(tx, tokenHash);
  if (!asked) return undefined;
  const rows = await tx.orm
    .select()
    .from(pendingSignUp)
    .where(eq(pendingSignUp.email, asked.email))
    .orderBy(pendingSignUp.id)
    .for('update');
  const row = rows.find((each) => each.tokenHash === tokenHash);
  return row && toSignUp(row);
}

/** Keeps what it has become until it expires. */
export async function closeSignUp(tx: Transaction, done: DoneSignUp): Promise<void> {
  const { id, slug, userId, doneAt } = done;
  await tx.orm.update(pendingSignUp).set({ slug, userId, doneAt }).where(eq(pendingSignUp.id, id));
}

export async function deleteSignUp(sql: Sql, id: string): Promise<void> {
  await sql.orm.delete(pendingSignUp).where(eq(pendingSignUp.id, id));
}

/** Whether an address, in small letters, has an account. */
export async function hasAccount(sql: Sql, email: string): Promise<boolean> {
  const rows = await sql.orm
    .select({ id: authUser.id })
    .from(authUser)
    .where(eq(authUser.email, email));
  return rows.length > 0;
}

function toSignUp({ doneAt, userId, ...asked }: Row): SignUp {
  if (doneAt && userId !== null) return { ...asked, doneAt, userId };
  return { ...asked, doneAt: null };
}
