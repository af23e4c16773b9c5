import type { CalendarTools } from '#server/platform/kernel/calendar-provider.ts';
import type { ConferenceAccounts } from '#server/platform/kernel/conference-provider.ts';
import { createAuthorisedAccounts } from '../create-authorised-accounts.ts';
import { openMeetingApi } from '../open-meeting-api.ts';
import { whoseClaims } from '../whose-claims.ts';
import { toMicrosoftRegistration } from './microsoft-registration.ts';
import type { MicrosoftSettings } from './microsoft-settings.ts';
import { openTeamsAccount } from './open-teams-account.ts';

const MAKES = 'OnlineMeetings.ReadWrite';

/** Meetings of Microsoft Teams over Graph (v1.0), of accounts of work and school: others have none. */
export function createTeamsConference(
  settings: MicrosoftSettings,
  { fetch, clock }: CalendarTools,
): ConferenceAccounts {
  const graph = settings.MICROSOFT_CALENDAR_API_BASE ?? 'https://graph.microsoft.com';
  return createAuthorisedAccounts({
    registration: toMicrosoftRegistration(settings),
    ...{ fetch, clock, whose: whoseClaims },
    scopes: ['openid', 'email', 'offline_access', MAKES],
    needed: [MAKES],
    // Who is signed in with one account can take another.
    more: { prompt: 'select_account' },
    open: (api) =>
      openTeamsAccount(openMeetingApi(api, `${graph}/v1.0/me/onlineMeetings`, { clock })),
  });
}
