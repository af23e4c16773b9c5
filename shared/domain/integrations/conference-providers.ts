import type { ConferenceProvider } from '../channels.ts';

/** Where a host can have an account that makes a meeting for each appointment. */
export const CONFERENCE_ACCOUNTS = [
  'google',
  'teams-2',
  'webex',
  'zoom',
] as const satisfies readonly ConferenceProvider[];

export type ConferenceAccountName = (typeof CONFERENCE_ACCOUNTS)[number];

/** What they call themselves. */
export const conferenceNames = {
  google: 'Google Meet',
  'teams-2': 'Microsoft Teams',
  webex: 'Webex',
  zoom: 'Zoom',
} as const satisfies Record<ConferenceAccountName, string>;

/** Whose folder of the server, and whose settings, each of them is. */
export const conferenceIntegrations = {
  google: 'google',
  'teams-2': 'microsoft',
  webex: 'webex',
  zoom: 'zoom',
} as const satisfies Record<ConferenceAccountName, string>;

export type ConferenceIntegration = (typeof conferenceIntegrations)[ConferenceAccountName];
