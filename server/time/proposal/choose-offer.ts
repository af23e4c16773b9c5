import { checkReach } from '#server/platform/rights/check-reach.ts';
import type { MeetingTypeFacts } from '#server/time/availability/load-facts.ts';
import { offeredChannels } from '#server/time/availability/meeting-link.ts';
import type { ProposalWish } from '#shared/api/proposal.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';

type Asked = Pick<ProposalWish, 'hostIds' | 'channel' | 'resourceChannelIds'>;

/** With whom, and where, proposed times are. */
export interface Offer {
  /** Among whom somebody is chosen for each time; all of those who meet together without it. */
  readonly hostIds: readonly string[] | undefined;
  /** One of these is held with each time; none where the meeting needs none. */
  readonly resourceChannelIds: readonly string[];
}

/**
 * Whose time somebody may propose, and what is held with it. Of a meeting with anyone that is their own
 * unless they say so, or among all its hosts where they serve it not themselves; of one with everybody
 * it is all of theirs. A room is held with each time where it is certain that one is needed.
 * @throws Refusal `meeting-type-not-available`, `forbidden`, `validation-failed`.
 */
export function chooseOffer(
  session: Session,
  meetingType: MeetingTypeFacts,
  { hostIds, channel, resourceChannelIds }: Asked,
): Offer {
  const { companyId, teamId, calculationMethod } = meetingType;
  const serving = meetingType.hosts.map((host) => host.hostId);
  const check = (hosts: readonly string[]) =>
    checkReach(
      session,
      'proposal:make',
      { companyId, teamId, hostIds: hosts },
      'meeting-type-not-available',
    );
  check(serving);
  const offered = offeredChannels(meetingType);
  if (channel !== undefined && !offered.includes(channel)) refuseChannel();
  const place = channel ?? (offered.length === 1 ? offered[0] : undefined);
  const all = meetingType.resources.map((resource) => resource.resourceChannelId);
  const offer = { resourceChannelIds: place === 'resource' ? (resourceChannelIds ?? all) : [] };
  if (calculationMethod === 'everyone') return { ...offer, hostIds: undefined };
  for (const hostId of hostIds ?? []) check([hostId]);
  const own = serving.includes(session.hostId) ? [session.hostId] : undefined;
  return { ...offer, hostIds: hostIds ?? own };
}

function refuseChannel(): never {
  const message = 'This is not offered';
  return refuse('validation-failed', message, [
    { path: 'channel', code: 'not-an-option', message },
  ]);
}
