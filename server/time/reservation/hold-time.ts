import type { Transaction } from '#server/platform/db/database.ts';
import { type Decided, type Hold, toTakenTime } from './purpose.ts';
import { extendHold } from './store/hold-statement.ts';
import { insertHold } from './store/take-time-statement.ts';

/**
 * Keeps the time until the purpose's end. Seats of a group share it: the first takes it, and once the
 * group has begun it is taken anyway. Returns the hold's id; undefined when it lost a race.
 */
export async function holdTime(
  tx: Transaction,
  decided: Decided,
  { holdId, expiresAt }: Hold,
): Promise<string | undefined> {
  const { group } = decided.candidates;
  if (!group) {
    const isHeld = await insertHold(tx, { ...toTakenTime(decided), holdId, expiresAt });
    return isHeld ? holdId : undefined;
  }
  if (!group.holdId) return holdId;
  const shared = { companyId: decided.loaded.meetingType.companyId, holdId: group.holdId };
  return (await extendHold(tx, { ...shared, expiresAt })) ? group.holdId : undefined;
}
