import type { Transaction } from '#server/platform/db/database.ts';
import { findProposal } from '#server/time/availability/find-proposal.ts';
import { toProposalState } from '#shared/domain/proposal/state.ts';
import { dropProposed, holdRest } from './hold-rest.ts';
import { lockProposal } from './lock-proposal.ts';
import { companyGoesOn } from './store/proposal-statement.ts';

/**
 * Holds all of an open proposal's times again, as far as nobody else has them by now: whoever picked one
 * to pay for it has not. Of a company that its owner has closed nothing is held any more.
 */
export async function restoreProposed(
  tx: Transaction,
  token: string | undefined,
  now: Date,
): Promise<void> {
  if (token === undefined || !(await findProposal(tx, token))) return;
  const proposal = await lockProposal(tx, { token });
  if (toProposalState(proposal, now.getTime()) !== 'open') return;
  await dropProposed(tx, proposal);
  if (!(await companyGoesOn(tx, proposal.companyId))) return;
  await holdRest(tx, proposal, { without: [] });
}
