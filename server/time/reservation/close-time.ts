import type { Transaction } from '#server/platform/db/database.ts';
import {
  type ClosedTime,
  deleteClosedTime,
  lockTakersOut,
  writeClosedTime,
} from './store/closed-time-statement.ts';

/**
 * Closes time of a host, or moves what is closed under an id already. It meets anyone who takes time of
 * theirs: what was taken before is there once this transaction has committed, and can be listed then;
 * what comes later finds it closed, also where it was decided before. To be called before anything
 * else is locked that takers wait for.
 */
export async function closeTime(tx: Transaction, closed: ClosedTime): Promise<void> {
  await lockTakersOut(tx, closed);
  await writeClosedTime(tx, closed);
}

/** The time can be taken again. */
export async function openTime(
  tx: Transaction,
  closed: Pick<ClosedTime, 'companyId' | 'id'>,
): Promise<void> {
  await deleteClosedTime(tx, closed);
}
