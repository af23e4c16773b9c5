import type { ConferenceProvider } from '../channels.ts';

/** Where a host can have an account that makes a meeting for each appointment. The server has a folder for each. */
export const CONFERENCE_ACCOUNTS = ['zoom'] as const satisfies readonly ConferenceProvider[];

export type ConferenceAccountName = (typeof CONFERENCE_ACCOUNTS)[number];

/** What they call themselves. */
export const conferenceNames = {
  zoom: 'Zoom',
} as const satisfies Record<ConferenceAccountName, string>;
