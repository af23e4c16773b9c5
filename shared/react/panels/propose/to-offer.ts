import type { ProposalWish } from '#shared/api/proposal.ts';
import type { DraftPlace } from '#shared/domain/proposal/proposal-draft.ts';

/** The place of a draft as a request says it: what is left open is not said. */
export function toOffer({
  channel,
  hostIds,
  resourceId,
}: DraftPlace): Pick<ProposalWish, 'channel' | 'hostIds' | 'resourceChannelIds'> {
  return {
    ...(channel !== null && { channel }),
    ...(hostIds !== null && { hostIds: [...hostIds] }),
    ...(resourceId !== null && { resourceChannelIds: [resourceId] }),
  };
}
