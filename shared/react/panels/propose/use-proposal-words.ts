import { useQuery } from '@tanstack/react-query';
import type { Language } from '#shared/domain/languages.ts';
import type { TranslateProposal } from '#shared/domain/proposal/compose-proposal.ts';
import { loadProposalWords } from '#shared/i18n/load-proposal-words.ts';

/** The words of a proposal in its recipient's language; undefined while they are on their way. */
export function useProposalWords(language: Language): TranslateProposal | undefined {
  const { data } = useQuery({
    queryKey: ['proposal-words', language],
    queryFn: async () => ({ translate: await loadProposalWords(language) }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  return data?.translate;
}
