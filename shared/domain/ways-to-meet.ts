import {
  CHANNELS,
  type Channel,
  CONFERENCE_PROVIDERS,
  type ConferenceProvider,
  roomProviderOf,
} from './channels.ts';
import { phoneInput } from './fields/phone.ts';
import { isWebUrl } from './web-url.ts';

/** Where a host can have a room of their own by its link; Connect's rooms will be made by us. */
export const ROOM_PROVIDERS = CONFERENCE_PROVIDERS.filter(
  (provider): provider is RoomProvider => provider !== 'connect',
);
export type RoomProvider = Exclude<ConferenceProvider, 'connect'>;

/** What a host can be met by: their number, and each room. */
export const WAYS_TO_MEET = ['phone', ...ROOM_PROVIDERS] as const;
export type WayToMeet = (typeof WAYS_TO_MEET)[number];

/**
 * Whether a number can be called from anywhere: Spec A §5's rules, and the country code is there.
 * `+49 170 1234567 → true`, `0170 1234567 → false`.
 */
export function isCallable(phone: string): boolean {
  const number = phoneInput.parse([phone]);
  return number.startsWith('+') && phoneInput.validate(number) === undefined;
}

/** The channel that meets in a provider's room. */
export function channelOf(provider: RoomProvider): Channel {
  return CHANNELS.find((channel) => roomProviderOf(channel) === provider) ?? 'custom';
}

/** The names that each provider's rooms are at; all others are rooms of somebody's own. */
const roomNames = {
  google: ['meet.google.com', 'g.co'],
  'teams-2': ['teams.microsoft.com', 'teams.live.com'],
  webex: ['webex.com'],
  zoom: ['zoom.us', 'zoom.com', 'zoomgov.com'],
  whereby: ['whereby.com'],
  kmeet: ['kmeet.infomaniak.com'],
  zava: ['sprechstunde.online'],
  custom: [],
} as const satisfies Record<RoomProvider, readonly string[]>;

/** Whose room a link leads to: `https://us02web.zoom.us/j/1 → zoom`, `https://meet.example/a → custom`. */
export function providerOfRoom(link: string): RoomProvider {
  if (!isWebUrl(link)) return 'custom';
  const { hostname } = new URL(link);
  const isAt = (name: string) => hostname === name || hostname.endsWith(`.${name}`);
  return ROOM_PROVIDERS.find((provider) => roomNames[provider].some(isAt)) ?? 'custom';
}
