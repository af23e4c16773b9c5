import type { AuthorisedCalendarProvider } from '#server/platform/kernel/authorised-calendars.ts';
import type { CalendarTools } from '#server/platform/kernel/calendar-provider.ts';
import { createAuthorisedCalendars } from '../create-authorised-calendars.ts';
import { openGraphApi } from './graph-api.ts';
import { toMicrosoftRegistration } from './microsoft-registration.ts';
import type { MicrosoftSettings } from './microsoft-settings.ts';
import { openMicrosoftCalendars } from './open-microsoft-calendars.ts';

const WRITES = 'Calendars.ReadWrite';

/**
 * Calendars of Microsoft 365 and Outlook.com over Microsoft Graph (v1.0). Events are told `horizonDays`
 * ahead at least: Graph tells what has changed within dates alone, 1,825 days at most.
 */
export function createMicrosoftCalendar(
  settings: MicrosoftSettings,
  { fetch, clock }: CalendarTools,
  horizonDays: number,
): AuthorisedCalendarProvider {
  const base = settings.MICROSOFT_CALENDAR_API_BASE ?? 'https://graph.microsoft.com';
  return createAuthorisedCalendars({
    registration: toMicrosoftRegistration(settings),
    fetch,
    clock,
    scopes: ['openid', 'email', 'offline_access', WRITES],
    needed: [WRITES],
    // Who is signed in with one account can take another.
    more: { prompt: 'select_account' },
    open: (api) => openMicrosoftCalendars(openGraphApi(api, base, { clock, horizonDays })),
  });
}
