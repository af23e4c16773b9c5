import {
  type Channel,
  type ChannelRow,
  type ConferenceProvider,
  channelRows,
} from '#shared/domain/channels.ts';
import type { MeetingTypeSettings } from '#shared/domain/meeting-type/settings.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { HostRow, MeetingTypeFacts } from './store.ts';

type Offer = Pick<MeetingTypeFacts, 'channel' | 'settings' | 'calculationMethod'>;

/** The channels that an attendee can choose among; the first is the meeting type's own. */
export function offeredChannels({ channel, settings }: Offer): readonly Channel[] {
  const { allowSelectChannel, allowedChannels } = settings.meetingOptions;
  return allowSelectChannel ? [channel, ...allowedChannels] : [channel];
}

/** Whether anybody of those who have connected `providers` can be met on the channel. */
export function canMeetOn(
  channel: Channel,
  { meetingLink }: Pick<MeetingTypeSettings, 'meetingLink'>,
  providers: readonly ConferenceProvider[],
): boolean {
  const { provider }: ChannelRow = channelRows[channel];
  return provider === undefined || meetingLink !== null || providers.includes(provider);
}

/**
 * Those of `hosts` who can be met on the channel: where its links belong to accounts, whoever has
 * connected theirs. One account is enough for hosts who meet all together, none is needed where the
 * meeting type has a link of its own.
 * @throws Refusal `host-…-not-connected` where nobody can.
 */
export function hostsWithLink(
  { settings, calculationMethod }: Offer,
  hosts: readonly HostRow[],
  channel: Channel,
): readonly HostRow[] {
  const { provider }: ChannelRow = channelRows[channel];
  if (!provider || settings.meetingLink !== null) return hosts;
  const connected = hosts.filter(({ meetingLinks }) => meetingLinks?.[provider]);
  if (connected.length === 0) {
    refuse(`host-${provider}-not-connected`, 'No host has an account for this channel');
  }
  return calculationMethod === 'everyone' ? hosts : connected;
}

/** Where the hosts are met: the meeting type's link, else that of the first of them who has one. */
export function findMeetingLink(
  { settings, hosts }: Pick<MeetingTypeFacts, 'settings' | 'hosts'>,
  channel: Channel,
  hostIds: readonly string[],
): string | null {
  const { isOnline, provider }: ChannelRow = channelRows[channel];
  if (!isOnline) return null;
  if (settings.meetingLink !== null || !provider) return settings.meetingLink;
  const links = hosts
    .filter(({ hostId }) => hostIds.includes(hostId))
    .map(({ meetingLinks }) => meetingLinks?.[provider]);
  return links.find((link) => link !== undefined) ?? null;
}
