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

export interface ChannelRow {
  /** Key below `channels` of the `booking` locale namespace. */
  readonly labelKey: Channel;
  readonly icon: 'pin' | 'home' | 'video' | 'phone' | 'chat' | 'star' | 'grid';
  /** Spec A §4: the phone field is added for phone channels, the address field for local-attendee. */
  readonly needs?: ChannelNeed;
  /** Spec A §2: a hint on the confirmation page. */
  readonly hintKey?: 'phone-incoming';
}

export const channelRows = {
  local: { labelKey: 'local', icon: 'pin', needs: 'location' },
  'local-attendee': { labelKey: 'local-attendee', icon: 'home', needs: 'address' },
  google: { labelKey: 'google', icon: 'video' },
  zoom: { labelKey: 'zoom', icon: 'video' },
  phone: { labelKey: 'phone', icon: 'phone', needs: 'phone' },
  'phone-incoming': {
    labelKey: 'phone-incoming',
    icon: 'phone',
    needs: 'phone',
    hintKey: 'phone-incoming',
  },
  whatsapp: { labelKey: 'whatsapp', icon: 'chat' },
  connect: { labelKey: 'connect', icon: 'video' },
  webex: { labelKey: 'webex', icon: 'video' },
  whereby: { labelKey: 'whereby', icon: 'video' },
  kmeet: { labelKey: 'kmeet', icon: 'video' },
  zava: { labelKey: 'zava', icon: 'video' },
  teamsForBusiness2: { labelKey: 'teamsForBusiness2', icon: 'video' },
  custom: { labelKey: 'custom', icon: 'star' },
  resource: { labelKey: 'resource', icon: 'grid', needs: 'resource' },
} as const satisfies Record<Channel, ChannelRow>;
