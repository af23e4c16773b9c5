import type { AuthorisedCalendarProvider } from '#server/platform/kernel/authorised-calendars.ts';
import type { CalendarAccount } from '#server/platform/kernel/calendar-provider.ts';
import { type AuthorisedAccounts, createAuthorisedAccounts } from './create-authorised-accounts.ts';
import { whoseClaims } from './whose-claims.ts';

/** Calendars that OAuth 2 leads to, whose provider says by an id token whose they are. */
export function createAuthorisedCalendars(
  provider: Omit<AuthorisedAccounts<CalendarAccount>, 'whose'>,
): AuthorisedCalendarProvider {
  return createAuthorisedAccounts({ ...provider, whose: whoseClaims });
}
