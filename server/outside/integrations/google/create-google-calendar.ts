import type { AuthorisedCalendarProvider } from '#server/platform/kernel/authorised-calendars.ts';
import type { CalendarTools } from '#server/platform/kernel/calendar-provider.ts';
import { createAuthorisedCalendars } from '../create-authorised-calendars.ts';
import { openGoogleApi } from './google-api.ts';
import { toGoogleRegistration } from './google-registration.ts';
import type { GoogleSettings } from './google-settings.ts';
import { OWN_EVENTS, openGoogleCalendars } from './open-google-calendars.ts';

const SCOPE = 'https://www.googleapis.com/auth/';
/** Reads what keeps a host busy wherever it stands, and writes into calendars of their own alone. */
const NEEDED = ['calendar.calendarlist.readonly', 'calendar.events.readonly'];

/** Google Calendar over its REST API (v3). */
export function createGoogleCalendar(
  settings: GoogleSettings,
  { fetch, clock }: CalendarTools,
): AuthorisedCalendarProvider {
  const base = settings.GOOGLE_CALENDAR_API_BASE ?? 'https://www.googleapis.com';
  return createAuthorisedCalendars({
    registration: toGoogleRegistration(settings),
    fetch,
    clock,
    scopes: ['openid', 'email', ...[...NEEDED, OWN_EVENTS].map((each) => SCOPE + each)],
    needed: NEEDED,
    // Without being asked anew Google gives a refresh token the first time alone.
    more: { access_type: 'offline', prompt: 'select_account consent' },
    open: (api) => openGoogleCalendars(openGoogleApi(api, base, clock)),
  });
}
