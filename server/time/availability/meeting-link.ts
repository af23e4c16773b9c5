import { type Channel, type ConferenceProvider, roomProviderOf } from '#shared/domain/channels.ts';
import { canMeetOn, toOfferedChannels, type Ways } from '#shared/domain/meeting-type/offer.ts';
import type { MeetingTypeSettings } from '#shared/domain/meeting-type/settings.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { HostRow } from './facts/facts-row.ts';
import type { MeetingTypeFacts } from './meeting-type-facts.ts';

type Offer = Pick<MeetingTypeFacts, 'channel' | 'settings' | 'calculationMethod'>;

/** Spec A §8: what is said where nobody has a link; ours for providers that it does not name. */
const codeWithoutLink = {
  google: 'host-google-not-connected',
  'teams-2': 'host-teams-2-not-connected',
  webex: 'host-webex-not-connected',
  zoom: 'host-zoom-not-connected',
  connect: 'kalends-connect-not-available',
  whereby: 'host-meeting-link-missing',
  kmeet: 'host-meeting-link-missing',
  zava: 'host-meeting-link-missing',
  custom: 'host-meeting-link-missing',
} as const satisfies Record<ConferenceProvider, ErrorCode>;

/** The channels that an attendee can choose among; the first is the meeting type's own. */
export function offeredChannels({ channel, settings }: Offer): readonly Channel[] {
  return toOfferedChannels({ channel, ...settings.meetingOptions });
}

/**
 * Those of `hosts` who can be met on the channel: online whoever has a link, where the meeting type
 * has none of its own; by a call whoever has a number. One of them is enough for hosts who meet all
 * together.
 * @throws Refusal `host-…-not-connected` and the like where nobody can.
 */
export function hostsToMeet(
  { settings, calculationMethod }: Offer,
  hosts: readonly HostRow[],
  channel: Channel,
): readonly HostRow[] {
  const able = hosts.filter((host) => canMeetOn(channel, settings, waysOf(host)));
  if (able.length === 0 && hosts.length > 0) {
    refuse(codeWithoutWay(channel), 'No host can be met on this channel');
  }
  return calculationMethod === 'everyone' ? hosts : able;
}

function waysOf({ meetingLinks, phone }: Pick<HostRow, 'meetingLinks' | 'phone'>): Ways {
  return { providers: Object.keys(meetingLinks ?? {}), hasPhone: phone !== null };
}

function codeWithoutWay(channel: Channel): ErrorCode {
  const provider = roomProviderOf(channel);
  return provider ? codeWithoutLink[provider] : 'host-phone-missing';
}

/**
 * Where one host is met who takes an appointment over.
 * @throws Refusal `host-…-not-connected` and the like where they cannot be.
 */
export function chooseLinkOf(
  channel: Channel,
  settings: Pick<MeetingTypeSettings, 'meetingLink'>,
  { meetingLinks, phone }: Pick<HostRow, 'meetingLinks' | 'phone'>,
): string | null {
  const provider = roomProviderOf(channel);
  if (!canMeetOn(channel, settings, waysOf({ meetingLinks, phone }))) {
    refuse(codeWithoutWay(channel), 'They cannot be met on this channel');
  }
  return provider ? (settings.meetingLink ?? meetingLinks?.[provider] ?? null) : null;
}

/** Where the hosts are met: the meeting type's link, else that of the first of them who has one. */
export function findMeetingLink(
  { settings, hosts }: Pick<MeetingTypeFacts, 'settings' | 'hosts'>,
  channel: Channel,
  hostIds: readonly string[],
): string | null {
  const provider = roomProviderOf(channel);
  if (!provider || settings.meetingLink !== null) return provider ? settings.meetingLink : null;
  const links = hosts
    .filter(({ hostId }) => hostIds.includes(hostId))
    .map(({ meetingLinks }) => meetingLinks?.[provider]);
  return links.find((link) => link !== undefined) ?? null;
}
