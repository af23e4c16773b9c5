import { composeProposal, type ProposalFacts } from '#shared/domain/proposal/compose-proposal.ts';
import { toProposalWriting } from '#shared/domain/proposal/to-proposal-writing.ts';
import type { Writing } from '#shared/domain/rich-text.ts';
import { loadProposalWords } from '#shared/i18n/load-proposal-words.ts';
import type { TimeReading } from '../appointments-panel.tsx';
import { inOwnZone } from './in-own-zone.ts';

/** A proposal in its recipient's words, to be put into a text. */
export async function writeProposal(
  proposal: ProposalFacts,
  reading: TimeReading,
): Promise<Writing> {
  const words = await loadProposalWords(proposal.recipient.language);
  const facts = inOwnZone(proposal, reading);
  return toProposalWriting(composeProposal(facts, words, Math.floor(reading.nowMs / 60_000)));
}
