import type { Sql, Transaction } from '#server/platform/db/database.ts';
import {
  findProposalByHash,
  type OfferedProposal,
} from '#server/time/availability/find-proposal.ts';
import { extendHold } from './give-up-hold.ts';
import { dropProposed } from './hold-rest.ts';
import {
  closeProposal as closeRow,
  listOpen,
  listOpenOfCompany as listOpenOf,
  lockProposalRow,
  type ProposalRef,
  type ProposerRef,
} from './store/proposal-statement.ts';

/** A proposal as it was read once nobody else changes it; `undefined` where there is none. */
export async function lockProposalById(
  tx: Transaction,
  ref: ProposalRef,
): Promise<OfferedProposal | undefined> {
  const tokenHash = await lockProposalRow(tx, ref);
  return tokenHash === undefined ? undefined : findProposalByHash(tx, tokenHash);
}

/** Ends a proposal without a pick: all that it holds is free at once. To be called under its lock. */
export async function closeProposal(
  tx: Transaction,
  proposal: OfferedProposal,
  closed: { readonly state: 'expired' | 'withdrawn'; readonly nowMs: number },
): Promise<void> {
  const { companyId, proposalId } = proposal;
  await dropProposed(tx, proposal);
  await closeRow(tx, { companyId, proposalId, ...closed });
}

/** Ends what somebody proposed who proposes no more. */
export async function withdrawProposalsOf(
  tx: Transaction,
  { companyId, hostId, nowMs }: ProposerRef & { readonly nowMs: number },
): Promise<void> {
  for (const { proposalId } of await listOpen(tx, { companyId, hostId })) {
    await withdrawProposal(tx, { companyId, proposalId, nowMs });
  }
}

/** Ends one that is open still, of any host. */
export async function withdrawProposal(
  tx: Transaction,
  { nowMs, ...ref }: ProposalRef & { readonly nowMs: number },
): Promise<void> {
  const proposal = await lockProposalById(tx, ref);
  if (proposal?.state === 'open') await closeProposal(tx, proposal, { state: 'withdrawn', nowMs });
}

/** Some of a company's open proposals. */
export function listOpenOfCompany(
  sql: Sql,
  of: { readonly companyId: string; readonly limit: number },
): Promise<{ proposalId: string }[]> {
  return listOpenOf(sql, of);
}

/** Keeps what an open proposal holds at least until then. To be called under its lock. */
export function extendProposed(
  tx: Transaction,
  { companyId, proposalId }: OfferedProposal,
  expiresAt: Date,
): Promise<boolean> {
  return extendHold(tx, { companyId, holdId: proposalId, expiresAt });
}
