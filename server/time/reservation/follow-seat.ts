import type { Sql } from '#server/platform/db/database.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import { findLeftSeat } from './store/seat-statement.ts';

/**
 * The appointment that an attendee's link is about now: the one it names, or, where their seat of a
 * group has moved since, the one that they moved to. So an old link never leads to a dead end.
 */
export async function followSeat(
  sql: Sql,
  link: { readonly appointmentId: string; readonly secret?: string | undefined },
): Promise<string> {
  const { appointmentId, secret } = link;
  if (secret === undefined) return appointmentId;
  const left = await findLeftSeat(sql, { appointmentId, secretHash: hashSecret(secret) });
  return left ?? appointmentId;
}
