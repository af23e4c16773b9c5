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
  // A room of ours is there for every appointment.
  if (provider === undefined || provider === 'connect') return true;
  return meetingLink !== null || providers.includes(provider);
}

/** A host with what they can be met with. */
interface WaysOfHost extends Ways {
  readonly id: string;
}

/** A channel that is offered, and those of its hosts who lack what it needs of them. */
interface Missing<Host> {
  readonly channel: Channel;
  readonly hosts: readonly Host[];
}

/**
 * What keeps a meeting type's hosts from being met: where all meet together one who can be met is
 * enough, where any of them will do each who cannot is left out of it.
 */
export function findMissingWays<Host extends WaysOfHost>(
  offer: Parameters<typeof toOfferedChannels>[0] & {
    readonly meetingLink: string | null;
    readonly calculationMethod: 'everyone' | 'anyone';
  },
  hosts: readonly Host[],
): readonly Missing<Host>[] {
  return toOfferedChannels(offer)
    .map((channel) => {
      const lacking = hosts.filter((host) => !canMeetOn(channel, offer, host));
      const isServed = offer.calculationMethod === 'everyone' && lacking.length < hosts.length;
      return { channel, hosts: isServed ? [] : lacking };
    })
    .filter((each) => each.hosts.length > 0);
}
