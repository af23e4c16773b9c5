import { CONFERENCE_PROVIDERS, type ConferenceProvider } from './channels.ts';
import { phoneInput } from './fields/phone.ts';

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
