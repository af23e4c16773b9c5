import { calendarNames } from '#shared/domain/integrations/calendar-providers.ts';
import { conferenceNames } from '#shared/domain/integrations/conference-providers.ts';
import { signInNames } from '#shared/domain/integrations/sign-in-providers.ts';
import { toPath } from '#shared/routes/index.ts';

/** The pages that lead back from accounts with calendars and meetings alone; from Google's both do. */
const pages: Readonly<Record<string, string>> = {
  [toPath('google-calendar', {})]: signInNames.google,
  [toPath('outlook-calendar', {})]: calendarNames.microsoft,
  [toPath('exchange-teams2', {})]: conferenceNames['teams-2'],
  [toPath('webex-account', {})]: conferenceNames.webex,
  [toPath('zoom-account', {})]: conferenceNames.zoom,
};

/** Whose account a page leads back from: `/zoom → 'Zoom'`; undefined for any other page. */
export function accountNameOf(path: string): string | undefined {
  return pages[path];
}

/** Somebody said no at the provider's own page. */
export class AccessDenied extends Error {
  constructor() {
    super('The provider did not let us in');
    this.name = 'AccessDenied';
  }
}
