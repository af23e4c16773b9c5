import type { Transaction } from '#server/platform/db/database.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import { findProposal, type OfferedProposal } from '#server/time/availability/find-proposal.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { lockToken } from './store/proposal-statement.ts';

/**
 * The proposal by whose link somebody picks, as it was read once nobody else picks by it. To be called
 * before hosts and appointments are locked: whoever changes a proposal locks in this order.
 * @throws Refusal `link-invalid` for an unknown token, and for another meeting type's.
 */
export async function lockProposal(
  tx: Transaction,
  { token, meetingTypeId }: { readonly token: string; readonly meetingTypeId?: string },
): Promise<OfferedProposal> {
  await lockToken(tx, hashSecret(token));
  const proposal = await findProposal(tx, token);
  const isOther = meetingTypeId !== undefined && proposal?.meetingTypeId !== meetingTypeId;
  if (!proposal || isOther) return refuse('link-invalid', 'There is no such proposal');
  return proposal;
}
