import { roomProviderOf } from '#shared/domain/channels.ts';
import {
  CONFERENCE_ACCOUNTS,
  type ConferenceAccountName,
} from '#shared/domain/integrations/conference-providers.ts';
import type { NeededMeeting } from './store/needed-meeting-statement.ts';

interface Maker {
  readonly hostId: string;
  readonly provider: ConferenceAccountName;
}

/**
 * Whose account has the meeting of an appointment: the one that has made it, for as long as its host is in it, else
 * that of the first host who has one there. Undefined where none does: it is not booked, takes place elsewhere,
 * or in a room that stays.
 */
export function chooseMaker(needed: NeededMeeting): Maker | undefined {
  const { status, channel, hostIds, meetingLink, ownLink, makers, meetings } = needed;
  const provider = CONFERENCE_ACCOUNTS.find((each) => each === roomProviderOf(channel));
  if (status !== 'booked' || ownLink !== null || provider === undefined) return undefined;
  const there = meetings.find(
    (each) => each.provider === provider && hostIds.includes(each.hostId),
  );
  if (there) return { hostId: there.hostId, provider };
  const isRoomOfSomebody =
    meetingLink !== null && !meetings.some(({ link }) => link === meetingLink);
  if (isRoomOfSomebody) return undefined;
  const isMaker = (hostId: string) =>
    makers.some((each) => each.hostId === hostId && each.provider === provider);
  const hostId = hostIds.find(isMaker);
  return hostId === undefined ? undefined : { hostId, provider };
}
