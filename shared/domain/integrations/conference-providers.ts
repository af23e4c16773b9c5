import type { ConferenceProvider } from '../channels.ts';

/** Where a host can have an account that makes a meeting for each appointment. */
export const CONFERENCE_ACCOUNTS = ['zoom'] as const satisfies readonly ConferenceProvider[];

export type ConferenceAccountName = (typeof CONFERENCE_ACCOUNTS)[number];

/** What they call themselves. */
export const conferenceNames = {
  zoom: 'Zoom',
} as const satisfies Record<ConferenceAccountName, string>;

/** Whose folder of the server, and whose settings, each of them is. */
export const conferenceIntegrations = {
  zoom: 'zoom',
} as const satisfies Record<ConferenceAccountName, string>;

export type ConferenceIntegration = (typeof conferenceIntegrations)[ConferenceAccountName];
