import { useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/client.ts';
import type { Proposal, ProposalWish } from '#shared/api/proposal.ts';
import type { DraftEvent, ProposalDraft } from '#shared/domain/proposal/proposal-draft.ts';
import type { Writing } from '#shared/domain/rich-text.ts';
import type { TimeReading } from '../appointments-panel.tsx';
import { goneOf, useCreateProposal } from './use-create-proposal.ts';
import { writeProposal } from './write-proposal.ts';

interface HoldTools {
  readonly client: ApiClient;
  readonly draft: ProposalDraft;
  readonly reading: TimeReading;
  readonly insert: ((writing: Writing) => Promise<void>) | undefined;
  readonly onChange: (event: DraftEvent) => void;
  readonly onMade: ((proposal: Proposal) => void) | undefined;
}

/** Holds what is picked, and puts its text where somebody writes; what has gone is marked instead. */
export function useHold({ client, draft, reading, insert, onChange, onMade }: HoldTools) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, error } = useCreateProposal(client);
  const hold = async (wish: ProposalWish) => {
    try {
      const proposal = await mutateAsync(wish);
      queryClient.setQueryData(['proposal', proposal.id], proposal);
      onMade?.(proposal);
      onChange({ type: 'made', proposalId: proposal.id });
      await insert?.(await writeProposal(proposal, reading));
    } catch (refusal) {
      onChange({ type: 'refused', gone: goneOf(refusal, draft.picks) });
    }
    void queryClient.invalidateQueries({ queryKey: ['proposal-week'] });
  };
  return { hold, isPending, error };
}
