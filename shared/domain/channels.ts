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

/** What has to be known before a meeting can take place on a channel; null for nothing. */
export interface ChannelNeeds {
  /**
   * What its attendee says. Spec A §4: the phone field is added for phone channels, the address field
   * for local-attendee; WhatsApp is a call too.
   */
  readonly attendee: 'phone' | 'address' | 'location' | 'resource' | null;
  /** What one of its hosts has: a number, or a room of their own there, unless the meeting type has one. */
  readonly host: 'phone' | { readonly room: ConferenceProvider } | null;
}

export interface ChannelRow {
  /** Key below `channels` of the `booking` locale namespace. */
  readonly labelKey: Channel;
  readonly icon: 'pin' | 'home' | 'video' | 'phone' | 'chat' | 'grid';
  readonly needs: ChannelNeeds;
  /** Spec A §2: a hint on the confirmation page. */
  readonly hintKey?: 'phone-incoming';
}

function at(room: ConferenceProvider): ChannelNeeds {
  return { attendee: null, host: { room } };
}

export const channelRows = {
  local: { labelKey: 'local', icon: 'pin', needs: { attendee: 'location', host: null } },
  'local-attendee': {
    labelKey: 'local-attendee',
    icon: 'home',
    needs: { attendee: 'address', host: null },
  },
  google: { labelKey: 'google', icon: 'video', needs: at('google') },
  zoom: { labelKey: 'zoom', icon: 'video', needs: at('zoom') },
  phone: { labelKey: 'phone', icon: 'phone', needs: { attendee: 'phone', host: null } },
  'phone-incoming': {
    labelKey: 'phone-incoming',
    icon: 'phone',
    needs: { attendee: 'phone', host: 'phone' },
    hintKey: 'phone-incoming',
  },
  whatsapp: { labelKey: 'whatsapp', icon: 'chat', needs: { attendee: 'phone', host: 'phone' } },
  connect: { labelKey: 'connect', icon: 'video', needs: at('connect') },
  webex: { labelKey: 'webex', icon: 'video', needs: at('webex') },
  whereby: { labelKey: 'whereby', icon: 'video', needs: at('whereby') },
  kmeet: { labelKey: 'kmeet', icon: 'video', needs: at('kmeet') },
  zava: { labelKey: 'zava', icon: 'video', needs: at('zava') },
  teamsForBusiness2: { labelKey: 'teamsForBusiness2', icon: 'video', needs: at('teams-2') },
  custom: { labelKey: 'custom', icon: 'video', needs: at('custom') },
  resource: { labelKey: 'resource', icon: 'grid', needs: { attendee: 'resource', host: null } },
} as const satisfies Record<Channel, ChannelRow>;

export function needsOf(channel: Channel): ChannelNeeds {
  return channelRows[channel].needs;
}

/** Whose room a meeting on the channel takes place in; undefined where it needs none. */
export function roomProviderOf(channel: Channel): ConferenceProvider | undefined {
  const { host } = needsOf(channel);
  return host !== null && host !== 'phone' ? host.room : undefined;
}

/** Whether the host is reached at their number, which the attendee is told. */
export function needsHostPhone(channel: Channel): boolean {
  return needsOf(channel).host === 'phone';
}
