import type { Transaction } from '#server/platform/db/database.ts';
import {
  extendHold as extendRows,
  giveUpHold as giveUpRows,
  type HoldRef,
} from './store/hold-statement.ts';

/**
 * Somebody lets go of what they hold: it is free at once where nobody else pays for a seat of it. To
 * be called once their own order names the hold no more.
 */
export function giveUpHold(sql: Transaction, hold: HoldRef, now: Date): Promise<void> {
  return giveUpRows(sql, hold, now);
}

/** Keeps held time at least until `expiresAt`; false when it is gone, for it is not taken again. */
export function extendHold(
  sql: Transaction,
  hold: HoldRef & { readonly expiresAt: Date },
): Promise<boolean> {
  return extendRows(sql, hold);
}
