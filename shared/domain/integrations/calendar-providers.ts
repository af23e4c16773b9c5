/** Calendars that a host connects by what they type: an address, mostly with a password. */
export const GIVEN_CALENDARS = ['caldav', 'feed'] as const;
/** Calendars that a host connects by letting us in at the provider's own page. */
export const AUTHORISED_CALENDARS = ['google', 'microsoft'] as const;

/** Where hosts' calendars are read and written. The server has a folder for each. */
export const CALENDAR_PROVIDERS = [...GIVEN_CALENDARS, ...AUTHORISED_CALENDARS] as const;

export type GivenCalendar = (typeof GIVEN_CALENDARS)[number];
export type AuthorisedCalendar = (typeof AUTHORISED_CALENDARS)[number];
export type CalendarProviderName = (typeof CALENDAR_PROVIDERS)[number];

export function isGivenCalendar(provider: CalendarProviderName): provider is GivenCalendar {
  return GIVEN_CALENDARS.some((each) => each === provider);
}

/** What they call themselves; a CalDAV account is called by the service that it is at. */
export const calendarNames = {
  caldav: 'CalDAV',
  feed: 'iCalendar',
  google: 'Google Calendar',
  microsoft: 'Microsoft 365',
} as const satisfies Record<CalendarProviderName, string>;

/** Connections of a host in all; more are a mistake, or an attack on those who are asked. */
export const MAX_CONNECTIONS = 12;
