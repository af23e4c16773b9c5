import type { MeetingTypeFacts } from '#server/time/availability/load-facts.ts';
import { offeredChannels } from '#server/time/availability/meeting-link.ts';
import type { ProposalWeek } from '#shared/api/proposal.ts';
import type { Session } from '#shared/api/session.ts';
import { isAllowed } from '#shared/domain/roles/rights.ts';

/** Where, with whom and with what times of a meeting may be held, for whoever proposes them. */
export function toChoices(
  session: Session,
  meetingType: MeetingTypeFacts,
): Pick<ProposalWeek, 'channels' | 'isTogether' | 'hosts' | 'resources'> {
  const { companyId, teamId, calculationMethod, hosts, resources } = meetingType;
  const isTogether = calculationMethod === 'everyone';
  const mayBeAsked = (hostId: string) =>
    isAllowed(session, 'proposal:make', { companyId, teamId, hostIds: [hostId] });
  return {
    channels: [...offeredChannels(meetingType)],
    isTogether,
    hosts: hosts
      .filter(({ hostId }) => isTogether || mayBeAsked(hostId))
      .map(({ hostId, hostName }) => ({
        ...{ id: hostId, name: hostName },
        isOwn: hostId === session.hostId,
      })),
    resources: resources.map(({ resourceChannelId, name }) => ({ id: resourceChannelId, name })),
  };
}
