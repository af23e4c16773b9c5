import type { ConferenceProvider } from '../channels.ts';

/** Accounts that a host connects by letting us in at the provider's own page. */
export const AUTHORISED_CONFERENCES = ['google', 'teams-2', 'webex', 'zoom'] as const;
/** Accounts that a host connects by a key. */
export const KEYED_CONFERENCES = ['whereby'] as const;

/** Where a host can have an account that makes a meeting for each appointment. */
export const CONFERENCE_ACCOUNTS = [
  ...AUTHORISED_CONFERENCES,
  ...KEYED_CONFERENCES,
] as const satisfies readonly ConferenceProvider[];

export type AuthorisedConference = (typeof AUTHORISED_CONFERENCES)[number];
export type KeyedConference = (typeof KEYED_CONFERENCES)[number];
export type ConferenceAccountName = (typeof CONFERENCE_ACCOUNTS)[number];

export function isKeyedConference(name: ConferenceAccountName): name is KeyedConference {
  return KEYED_CONFERENCES.some((each) => each === name);
}

/** What they call themselves. */
export const conferenceNames = {
  google: 'Google Meet',
  'teams-2': 'Microsoft Teams',
  webex: 'Webex',
  whereby: 'Whereby',
  zoom: 'Zoom',
} as const satisfies Record<ConferenceAccountName, string>;

/** Whose folder of the server, and whose settings, each of them is. */
export const conferenceIntegrations = {
  google: 'google',
  'teams-2': 'microsoft',
  webex: 'webex',
  whereby: 'whereby',
  zoom: 'zoom',
} as const satisfies Record<ConferenceAccountName, string>;

export type ConferenceIntegration = (typeof conferenceIntegrations)[ConferenceAccountName];
