import type { Services } from '#server/platform/kernel/services.ts';
import { closeProposal, lockProposalById } from '#server/time/reservation/close-proposal.ts';
import { toProposalState } from '#shared/domain/proposal/state.ts';

/**
 * Writes down that a proposal's hold has ended. Its times have been free since the minute in which it
 * did, whenever this runs; one that was extended or has ended otherwise stays as it is.
 */
export async function expireProposal(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  ref: { readonly companyId: string; readonly proposalId: string },
): Promise<void> {
  const nowMs = clock.nowMs();
  await db.transaction(async (tx) => {
    const proposal = await lockProposalById(tx, ref);
    if (proposal?.state !== 'open' || toProposalState(proposal, nowMs) === 'open') return;
    await closeProposal(tx, proposal, { state: 'expired', nowMs });
  });
}
