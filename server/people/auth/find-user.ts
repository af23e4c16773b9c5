import { eq } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { authUser } from '#server/platform/db/schema/auth.ts';

/** An account. */
export interface User {
  readonly id: string;
  readonly email: string;
}

const columns = { id: authUser.id, email: authUser.email } as const;

/** The account of an address in small letters. */
export async function findUserByEmail({ orm }: Sql, email: string): Promise<User | undefined> {
  const [row] = await orm.select(columns).from(authUser).where(eq(authUser.email, email));
  return row;
}

/** The same, and until the transaction ends nobody else changes it. */
export async function lockUser({ orm }: Sql, id: string): Promise<User | undefined> {
  const rows = orm.select(columns).from(authUser).where(eq(authUser.id, id));
  return (await rows.for('update'))[0];
}
