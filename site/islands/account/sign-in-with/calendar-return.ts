import {
  type AuthorisedCalendar,
  calendarNames,
} from '#shared/domain/integrations/calendar-providers.ts';
import { toPath } from '#shared/routes/index.ts';

/** The pages that lead back from calendars alone. */
const pages = {
  [toPath('google-calendar', {})]: 'google',
  [toPath('outlook-calendar', {})]: 'microsoft',
} as const satisfies Record<string, AuthorisedCalendar>;

/** Whose calendars a page leads back from: `/google → 'Google Calendar'`; undefined for any other page. */
export function calendarNameOf(path: string): string | undefined {
  const provider = Object.entries(pages).find(([page]) => page === path)?.[1];
  return provider && calendarNames[provider];
}

/** Somebody said no at the provider's own page. */
export class AccessDenied extends Error {
  constructor() {
    super('The provider did not let us in');
    this.name = 'AccessDenied';
  }
}
