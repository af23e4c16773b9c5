import type { ProposalWish } from '#shared/api/proposal.ts';
import type { ProposalDraft } from '#shared/domain/proposal/proposal-draft.ts';
import type { ProposableType } from './use-proposable-types.ts';

/** What is proposed, and where, with whom and with what. */
export type Offer = Pick<
  ProposalWish,
  'meetingTypeId' | 'duration' | 'channel' | 'hostIds' | 'resourceChannelIds'
>;

/** A meeting and a draft's place as a request says them: what is left open is not said. */
export function toOffer(
  { id }: ProposableType,
  durationMinutes: number,
  { channel, hostIds, resourceId }: ProposalDraft['place'],
): Offer {
  return {
    meetingTypeId: id,
    duration: durationMinutes,
    ...(channel !== null && { channel }),
    ...(hostIds !== null && { hostIds: [...hostIds] }),
    ...(resourceId !== null && { resourceChannelIds: [resourceId] }),
  };
}
