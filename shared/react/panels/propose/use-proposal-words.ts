import { useQuery } from '@tanstack/react-query';
import { composeProposal, type ProposalFacts } from '#shared/domain/proposal/compose-proposal.ts';
import { loadProposalWords } from '#shared/i18n/load-proposal-words.ts';

/** A proposal as its recipient will read it; undefined while its words are on their way. */
export function useProposalBlocks(facts: ProposalFacts, nowMs: number) {
  const { language } = facts.recipient;
  const { data: words } = useQuery({
    queryKey: ['proposal-words', language],
    queryFn: async () => ({ translate: await loadProposalWords(language) }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  return words && composeProposal(facts, words.translate, Math.floor(nowMs / 60_000));
}
