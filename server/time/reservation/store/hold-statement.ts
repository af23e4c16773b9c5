import { lockName } from '#server/platform/db/advisory-lock-statement.ts';
import type { Transaction } from '#server/platform/db/database.ts';

/** Time that is held; several who pay for seats of a group that has not begun share one hold. */
export interface HoldRef {
  readonly companyId: string;
  readonly holdId: string;
}

/** Seats that share a hold come and go one after the other, or the last one would not be noticed. */
async function lockHold(sql: Transaction, { holdId }: HoldRef): Promise<void> {
  await lockName(sql, holdId);
}

/** Keeps held time at least until `expiresAt`; false when it is gone, for it is not taken again. */
export async function extendHold(
  sql: Transaction,
  hold: HoldRef & { readonly expiresAt: Date },
): Promise<boolean> {
  await lockHold(sql, hold);
  const rows = await sql.query({
    name: 'extend-hold',
    text: `update reservation set expires_at = greatest(expires_at, $3::timestamptz)
           where company_id = $1 and hold_id = $2 and appointment_id is null returning 1`,
    values: [hold.companyId, hold.holdId, hold.expiresAt],
  });
  return rows.length > 0;
}

/**
 * Somebody lets go of what they hold: it is free at once where nobody else pays for a seat of it. To
 * be called once their own order names the hold no more.
 */
export async function giveUpHold(sql: Transaction, hold: HoldRef, now: Date): Promise<void> {
  await lockHold(sql, hold);
  await sql.query({
    name: 'give-up-hold',
    text: `delete from reservation
      where company_id = $1 and hold_id = $2 and appointment_id is null and not exists (
        select from payment_order other where other.company_id = $1 and other.hold_id = $2
          and other.expires_at > $3)`,
    values: [hold.companyId, hold.holdId, now],
  });
}

/** The held time becomes an appointment's: it is free for the statement that follows. */
export async function dropHold(sql: Transaction, { companyId, holdId }: HoldRef): Promise<void> {
  await sql.query({
    name: 'drop-hold',
    text: 'delete from reservation where company_id = $1 and hold_id = $2 and appointment_id is null',
    values: [companyId, holdId],
  });
}
