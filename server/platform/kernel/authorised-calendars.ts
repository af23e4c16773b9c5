import type { AuthorisedProvider } from './authorised-provider.ts';
import type { CalendarAccount } from './calendar-provider.ts';

/** Where hosts have calendars, and let us in at the provider's own page. */
export type AuthorisedCalendarProvider = AuthorisedProvider<CalendarAccount>;
