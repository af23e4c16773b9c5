import { calendarNames } from '#shared/domain/integrations/calendar-providers.ts';
import { conferenceNames } from '#shared/domain/integrations/conference-providers.ts';
import { signInNames } from '#shared/domain/integrations/sign-in-providers.ts';
import { toPath } from '#shared/routes/index.ts';

/** An account that a page leads back from. */
export interface ReturnedAccount {
  readonly name: string;
  /** Whether calendars are connected so, and not meetings alone. */
  readonly hasCalendars: boolean;
}

const withCalendars = (name: string) => ({ name, hasCalendars: true });
const withMeetings = (name: string) => ({ name, hasCalendars: false });

/** The pages that lead back from accounts alone; Google's does from calendars and meetings. */
const pages: Readonly<Record<string, ReturnedAccount>> = {
  [toPath('google-calendar', {})]: withCalendars(signInNames.google),
  [toPath('outlook-calendar', {})]: withCalendars(calendarNames.microsoft),
  [toPath('exchange-teams2', {})]: withMeetings(conferenceNames['teams-2']),
  [toPath('webex-account', {})]: withMeetings(conferenceNames.webex),
  [toPath('zoom-account', {})]: withMeetings(conferenceNames.zoom),
};

/** Whose account a page leads back from: `/zoom → Zoom`; undefined for any other page. */
export function accountOf(path: string): ReturnedAccount | undefined {
  return pages[path];
}

/** Somebody said no at the provider's own page. */
export class AccessDenied extends Error {
  constructor() {
    super('The provider did not let us in');
    this.name = 'AccessDenied';
  }
}
