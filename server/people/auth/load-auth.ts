import type { Database, Sql } from '#server/platform/db/database.ts';
import type { Secrets } from '#server/platform/kernel/seal.ts';
import type { Auth } from './auth.ts';

/**
 * better-auth, loaded when somebody first signs in: visitors do without, and the start is quicker.
 * Given a transaction, one that writes in it.
 */
export type LoadAuth = (tx?: Sql) => Promise<Auth>;

export function toLoadAuth(db: Database, secrets: Secrets, publicUrl: string): LoadAuth {
  const load = async (sql: Sql) => {
    const { createAuth } = await import('./auth.ts');
    return createAuth(sql, secrets, publicUrl);
  };
  let loaded: Promise<Auth> | undefined;
  return (tx) => {
    if (tx) return load(tx);
    loaded ??= load(db);
    return loaded;
  };
}
