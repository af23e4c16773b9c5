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
type ChannelNeed = 'phone' | 'address' | 'location' | 'resource';

/** Where a host can have a room of their own, under a link that stays. */
export const CONFERENCE_PROVIDERS = [
  'google',
  'teams-2',
  'webex',
  'zoom',
  'connect',
  'whereby',
  'kmeet',
  'zava',
  'custom',
] as const;

export type ConferenceProvider = (typeof CONFERENCE_PROVIDERS)[number];

export interface ChannelRow {
  /** Key below `channels` of the `booking` locale namespace. */
  readonly labelKey: Channel;
  readonly icon: 'pin' | 'home' | 'video' | 'phone' | 'chat' | 'star' | 'grid';
  /** Spec A §4: the phone field is added for phone channels, the address field for local-attendee. */
  readonly needs?: ChannelNeed;
  /** The meeting takes place at a link: the meeting type's, or that of the host's room there. */
  readonly provider?: ConferenceProvider;
  /** The attendee calls the host's number. */
  readonly callsHost?: true;
  /** Spec A §2: a hint on the confirmation page. */
  readonly hintKey?: 'phone-incoming';
}

export const channelRows = {
  local: { labelKey: 'local', icon: 'pin', needs: 'location' },
  'local-attendee': { labelKey: 'local-attendee', icon: 'home', needs: 'address' },
  google: { labelKey: 'google', icon: 'video', provider: 'google' },
  zoom: { labelKey: 'zoom', icon: 'video', provider: 'zoom' },
  phone: { labelKey: 'phone', icon: 'phone', needs: 'phone' },
  'phone-incoming': {
    labelKey: 'phone-incoming',
    icon: 'phone',
    needs: 'phone',
    callsHost: true,
    hintKey: 'phone-incoming',
  },
  whatsapp: { labelKey: 'whatsapp', icon: 'chat' },
  connect: { labelKey: 'connect', icon: 'video', provider: 'connect' },
  webex: { labelKey: 'webex', icon: 'video', provider: 'webex' },
  whereby: { labelKey: 'whereby', icon: 'video', provider: 'whereby' },
  kmeet: { labelKey: 'kmeet', icon: 'video', provider: 'kmeet' },
  zava: { labelKey: 'zava', icon: 'video', provider: 'zava' },
  teamsForBusiness2: {
    labelKey: 'teamsForBusiness2',
    icon: 'video',
    provider: 'teams-2',
  },
  custom: { labelKey: 'custom', icon: 'star', provider: 'custom' },
  resource: { labelKey: 'resource', icon: 'grid', needs: 'resource' },
} as const satisfies Record<Channel, ChannelRow>;
