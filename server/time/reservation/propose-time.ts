import type { Transaction } from '#server/platform/db/database.ts';
import { type Decided, type Propose, toTakenTime } from './purpose.ts';
import { addToHold } from './store/take-time-statement.ts';

/**
 * Holds one more time for a proposal. Of a group that has begun it is a seat, which is counted and needs
 * no time; returns that appointment's id then, else the hold's. Undefined when it lost a race, and where
 * others pay for the first seats of a group.
 */
export async function proposeTime(
  tx: Transaction,
  decided: Decided,
  { proposalId, expiresAt }: Propose,
): Promise<string | undefined> {
  const { group } = decided.candidates;
  if (group) return group.holdId ? undefined : group.appointmentId;
  const isHeld = await addToHold(tx, { ...toTakenTime(decided), holdId: proposalId, expiresAt });
  return isHeld ? proposalId : undefined;
}
