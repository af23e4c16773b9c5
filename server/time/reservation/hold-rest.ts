import type { Transaction } from '#server/platform/db/database.ts';
import type { OfferedProposal } from '#server/time/availability/find-proposal.ts';
import { dropHold } from './store/hold-statement.ts';
import { addToHold } from './store/take-time-statement.ts';

interface Rest {
  /** Those of its times that somebody else has from now on. */
  readonly without: readonly number[];
  /** The hold that has them, which may lie close to what is left. */
  readonly besides?: string | undefined;
}

/** Lets go of all that a proposal holds: it is free for the statement that follows. */
export function dropProposed(
  tx: Transaction,
  { companyId, proposalId }: Pick<OfferedProposal, 'companyId' | 'proposalId'>,
): Promise<void> {
  return dropHold(tx, { companyId, holdId: proposalId });
}

/** Holds again what is left of a proposal's times, which this transaction has let go of. */
export async function holdRest(
  tx: Transaction,
  proposal: OfferedProposal,
  { without, besides }: Rest,
): Promise<void> {
  const { companyId, proposalId, durationMinutes, holdUntilMs } = proposal;
  for (const { startMinute, hostIds, resourceChannelIds, appointmentId } of proposal.times) {
    if (appointmentId !== null || without.includes(startMinute)) continue;
    await addToHold(tx, {
      ...{ companyId, hostIds, resourceChannelIds, besides },
      holdId: proposalId,
      paddedStartMinute: startMinute - proposal.bufferBeforeMinutes,
      paddedEndMinute: startMinute + durationMinutes + proposal.bufferAfterMinutes,
      expiresAt: new Date(holdUntilMs),
    });
  }
}
