import { type Channel, needsHostPhone, roomProviderOf } from '#shared/domain/channels.ts';

/** What a host, or one of several, can be met with. */
export interface Ways {
  /** Where they have rooms of their own. */
  readonly providers: readonly string[];
  readonly hasPhone: boolean;
}

/** The channels that an attendee can choose among; the first is the meeting type's own. */
export function toOfferedChannels(offer: {
  readonly channel: Channel;
  readonly allowSelectChannel: boolean;
  readonly allowedChannels: readonly Channel[];
}): readonly Channel[] {
  const { channel, allowSelectChannel, allowedChannels } = offer;
  return allowSelectChannel ? [channel, ...allowedChannels] : [channel];
}

/** Whether those who can be met in these ways can be met on the channel. */
export function canMeetOn(
  channel: Channel,
  { meetingLink }: { readonly meetingLink: string | null },
  { providers, hasPhone }: Ways,
): boolean {
  if (needsHostPhone(channel)) return hasPhone;
  const provider = roomProviderOf(channel);
  return provider === undefined || meetingLink !== null || providers.includes(provider);
}
