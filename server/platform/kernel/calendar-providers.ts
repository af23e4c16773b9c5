import type {
  AuthorisedCalendar,
  GivenCalendar,
} from '#shared/domain/integrations/calendar-providers.ts';
import type { AuthorisedCalendarProvider } from './authorised-calendars.ts';
import type { CalendarProvider, CalendarTools } from './calendar-provider.ts';

/** Opens a provider of calendars; how a host connects one tells them apart. */
export type OpenCalendars =
  | { readonly by: 'given'; open(tools: CalendarTools): CalendarProvider }
  | { readonly by: 'authorised'; open(tools: CalendarTools): AuthorisedCalendarProvider };

/** Where hosts' calendars can be. */
export interface CalendarProviders {
  /** None of them needs anything of the operator. */
  readonly given: { readonly [Name in GivenCalendar]: CalendarProvider };
  /** Those that the operator has set up. */
  readonly authorised: { readonly [Name in AuthorisedCalendar]?: AuthorisedCalendarProvider };
}
