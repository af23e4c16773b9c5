import type { Transaction } from './database.ts';

/**
 * Whoever asks for the same name waits until this transaction ends. For what no row stands for yet,
 * or for several that come and go together.
 */
export async function lockName(tx: Transaction, name: string): Promise<void> {
  await tx.query({
    name: 'lock-name',
    text: 'select pg_advisory_xact_lock(hashtextextended($1::text, 0))',
    values: [name],
  });
}
