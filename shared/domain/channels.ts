/** Spec A §3: where a meeting can take place. */
export const CHANNELS = [
  'local',
  'local-attendee',
  'google',
  'zoom',
  'phone',
  'phone-incoming',
  'whatsapp',
  'connect',
  'webex',
  'whereby',
  'kmeet',
  'zava',
  'teamsForBusiness2',
  'custom',
  'resource',
] as const;

export type Channel = (typeof CHANNELS)[number];

/** What a channel asks of the attendee before the meeting can take place there. */
export type ChannelNeed = 'phone' | 'address' | 'location' | 'resource';

/** Who hosts meetings for their accounts; named as in the refusals `host-…-not-connected` of Spec A §8. */
export const CONFERENCE_PROVIDERS = ['google', 'teams-2', 'webex', 'zoom'] as const;

export type ConferenceProvider = (typeof CONFERENCE_PROVIDERS)[number];

export interface ChannelRow {
  /** Key below `channels` of the `booking` locale namespace. */
  readonly labelKey: Channel;
  readonly icon: 'pin' | 'home' | 'video' | 'phone' | 'chat' | 'star' | 'grid';
  /** Spec A §4: the phone field is added for phone channels, the address field for local-attendee. */
  readonly needs?: ChannelNeed;
  /** The meeting takes place at a link. */
  readonly isOnline?: true;
  /** A host's link there comes with their account, so that without one they cannot meet. */
  readonly provider?: ConferenceProvider;
  /** Spec A §2: a hint on the confirmation page. */
  readonly hintKey?: 'phone-incoming';
}

export const channelRows = {
  local: { labelKey: 'local', icon: 'pin', needs: 'location' },
  'local-attendee': { labelKey: 'local-attendee', icon: 'home', needs: 'address' },
  google: { labelKey: 'google', icon: 'video', isOnline: true, provider: 'google' },
  zoom: { labelKey: 'zoom', icon: 'video', isOnline: true, provider: 'zoom' },
  phone: { labelKey: 'phone', icon: 'phone', needs: 'phone' },
  'phone-incoming': {
    labelKey: 'phone-incoming',
    icon: 'phone',
    needs: 'phone',
    hintKey: 'phone-incoming',
  },
  whatsapp: { labelKey: 'whatsapp', icon: 'chat' },
  connect: { labelKey: 'connect', icon: 'video', isOnline: true },
  webex: { labelKey: 'webex', icon: 'video', isOnline: true, provider: 'webex' },
  whereby: { labelKey: 'whereby', icon: 'video', isOnline: true },
  kmeet: { labelKey: 'kmeet', icon: 'video', isOnline: true },
  zava: { labelKey: 'zava', icon: 'video', isOnline: true },
  teamsForBusiness2: {
    labelKey: 'teamsForBusiness2',
    icon: 'video',
    isOnline: true,
    provider: 'teams-2',
  },
  custom: { labelKey: 'custom', icon: 'star', isOnline: true },
  resource: { labelKey: 'resource', icon: 'grid', needs: 'resource' },
} as const satisfies Record<Channel, ChannelRow>;
