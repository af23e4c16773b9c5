import type { Channel } from '#shared/domain/channels.ts';

/** Where a meeting can take place, fully chosen: a channel and what it needs of the visitor's choice. */
export interface Place {
  readonly channel: Channel;
  readonly location?: string;
  /** A group of resources, one of which the meeting takes: its name, theirs, for the eye. */
  readonly groupName?: string;
  /** With what is said of each: `Garden room (Seats 6)`. */
  readonly resourceNames?: readonly string[];
  /** Of a group one alone, chosen for itself. */
  readonly isRoom?: true;
  readonly resourceChannelIds?: readonly string[];
}

/** What the booking flow knows of its page. */
export interface PageFacts {
  readonly meetingTypeId: string;
  readonly meetingName: string;
  readonly customChannelName: string | null;
  readonly queueId: string | null;
  /** The link that this booking uses up. */
  readonly oneTimeLinkId?: string;
  /** Sorted ascending, at least one. */
  readonly durations: readonly number[];
  readonly places: readonly Place[];
  /** Not every host can be met on every channel, so the chosen one decides whose times count. */
  readonly channelDecidesHosts: boolean;
  /** Spec A §6: on BASIC the attendee's e-mail is added to the redirect's query. */
  readonly isBasicTier: boolean;
  /** Spec A §3: whether visitors may choose their host, or have to. */
  readonly hostSelection: 'none' | 'allowed' | 'forced';
  /** Spec A §2, form-first layout: the form comes before the times. */
  readonly isFormFirst: boolean;
  readonly needsPayment: boolean;
}

/** What of the contract's booking info and meeting type the facts come from. */
export interface PageSource {
  readonly meetingType: {
    readonly id: string;
    readonly meetingInfo: {
      readonly name: string;
      readonly duration: number;
      readonly channel: Channel;
      readonly customChannelName: string | null;
    };
    readonly meetingOptions: {
      readonly allowedDurations: readonly number[];
      readonly allowSelectChannel: boolean;
      readonly allowedChannels: readonly Channel[];
      readonly allowHostSelection: boolean;
      readonly forceHostSelection: boolean;
    };
    readonly calculationMethod: 'everyone' | 'anyone';
    readonly resourceChannels: readonly {
      readonly id: string;
      readonly name: string;
      readonly groupName: string | null;
      readonly subChannel: string | readonly { readonly name: string }[];
    }[];
  };
  readonly bookingInfo: {
    readonly queueId: string | null;
    readonly locations: readonly string[];
    readonly company: { readonly tier: string };
    readonly hosts: readonly unknown[];
    readonly formFirst: boolean;
    readonly meetingPaymentInfo: { readonly enable: boolean };
  };
}

export function toPageFacts(
  { meetingType, bookingInfo }: PageSource,
  oneTimeLinkId?: string,
): PageFacts {
  const { meetingInfo, meetingOptions } = meetingType;
  const durations = meetingOptions.allowedDurations.length
    ? meetingOptions.allowedDurations
    : [meetingInfo.duration];
  const channels = channelsOf(meetingType);
  return {
    meetingTypeId: meetingType.id,
    meetingName: meetingInfo.name,
    customChannelName: meetingInfo.customChannelName,
    queueId: bookingInfo.queueId,
    ...(oneTimeLinkId !== undefined && { oneTimeLinkId }),
    durations: [...new Set(durations)].sort((a, b) => a - b),
    places: channels.flatMap((channel) => placesOf(channel, { meetingType, bookingInfo })),
    channelDecidesHosts: channels.length > 1 && canHostBeAny({ meetingType, bookingInfo }),
    isBasicTier: bookingInfo.company.tier === 'basic',
    hostSelection: hostSelectionOf({ meetingType, bookingInfo }),
    isFormFirst: bookingInfo.formFirst,
    needsPayment: bookingInfo.meetingPaymentInfo.enable,
  };
}

function canHostBeAny({ meetingType, bookingInfo }: PageSource): boolean {
  return meetingType.calculationMethod === 'anyone' && bookingInfo.hosts.length > 1;
}

/** Where everyone comes, and where there is but one, nobody can be chosen. */
function hostSelectionOf({ meetingType, bookingInfo }: PageSource): PageFacts['hostSelection'] {
  const { allowHostSelection, forceHostSelection } = meetingType.meetingOptions;
  const isChoice = canHostBeAny({ meetingType, bookingInfo });
  if (!isChoice || !(allowHostSelection || forceHostSelection)) return 'none';
  return forceHostSelection ? 'forced' : 'allowed';
}

function channelsOf({ meetingInfo, meetingOptions }: PageSource['meetingType']): Channel[] {
  const canSelect = meetingOptions.allowSelectChannel && meetingOptions.allowedChannels.length > 0;
  return canSelect ? [...new Set(meetingOptions.allowedChannels)] : [meetingInfo.channel];
}

/** One place for each location of `local` and each group of `resource`, else the channel itself. */
function placesOf(channel: Channel, { meetingType, bookingInfo }: PageSource): Place[] {
  if (channel === 'local' && bookingInfo.locations.length > 0)
    return bookingInfo.locations.map((location) => ({ channel, location }));
  if (channel === 'resource' && meetingType.resourceChannels.length > 0)
    return resourcePlaces(meetingType.resourceChannels);
  return [{ channel }];
}

type Resource = PageSource['meetingType']['resourceChannels'][number];

/**
 * Spec A §2: resources by group. Spec A §4: a single group is chosen as it is; of several each one
 * can be, and each resource of it.
 */
function resourcePlaces(resources: readonly Resource[]): Place[] {
  const groups = [...Map.groupBy(resources, ({ groupName }) => groupName ?? '')];
  return groups.flatMap(([groupName, group]) => {
    const all = toPlace(groupName, group);
    const hasRooms = groups.length > 1 && group.length > 1;
    const rooms = group.map((each) => ({ ...toPlace(groupName, [each]), isRoom: true as const }));
    return hasRooms ? [all, ...rooms] : [all];
  });
}

function toPlace(groupName: string, group: readonly Resource[]): Place {
  return {
    channel: 'resource',
    ...(groupName && { groupName }),
    resourceNames: group.map(toResourceName),
    resourceChannelIds: group.map(({ id }) => id),
  };
}

function toResourceName({ name, subChannel }: Resource): string {
  const detail =
    typeof subChannel === 'string' ? subChannel : subChannel.map((each) => each.name).join(', ');
  return detail ? `${name} (${detail})` : name;
}

/** Whether two choices are the same place: `{ channel: 'local', location: 'Berlin' }` twice is. */
export function isSamePlace(a: Place | undefined, b: Place | undefined): boolean {
  return (
    a?.channel === b?.channel &&
    a?.location === b?.location &&
    a?.resourceChannelIds?.join() === b?.resourceChannelIds?.join()
  );
}
