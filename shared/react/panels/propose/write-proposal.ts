import { composeProposal, type ProposalFacts } from '#shared/domain/proposal/compose-proposal.ts';
import { toProposalWriting } from '#shared/domain/proposal/to-proposal-writing.ts';
import type { Writing } from '#shared/domain/rich-text.ts';
import { loadProposalWords } from '#shared/i18n/load-proposal-words.ts';

/** A proposal in its recipient's words, to be put into a text. */
export async function writeProposal(proposal: ProposalFacts, nowMs: number): Promise<Writing> {
  const words = await loadProposalWords(proposal.recipient.language);
  return toProposalWriting(composeProposal(proposal, words, Math.floor(nowMs / 60_000)));
}
