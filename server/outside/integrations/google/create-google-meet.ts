import type { CalendarTools } from '#server/platform/kernel/calendar-provider.ts';
import type { ConferenceAccounts } from '#server/platform/kernel/conference-provider.ts';
import { createAuthorisedAccounts } from '../create-authorised-accounts.ts';
import { openMeetingApi } from '../open-meeting-api.ts';
import { whoseClaims } from '../whose-claims.ts';
import { toGoogleRegistration } from './google-registration.ts';
import type { GoogleSettings } from './google-settings.ts';
import { openGoogleMeet } from './open-google-meet.ts';

/** Makes spaces, and sees and changes those alone that it has made. */
const NEEDED = 'meetings.space.created';

/** Google Meet over its REST API (v2): https://developers.google.com/workspace/meet/api/reference/rest/v2 */
export function createGoogleMeet(
  settings: GoogleSettings,
  { fetch, clock }: CalendarTools,
): ConferenceAccounts {
  const base = `${settings.GOOGLE_MEET_API_BASE ?? 'https://meet.googleapis.com'}/v2`;
  return createAuthorisedAccounts({
    registration: toGoogleRegistration(settings),
    ...{ fetch, clock, whose: whoseClaims },
    scopes: ['openid', 'email', `https://www.googleapis.com/auth/${NEEDED}`],
    needed: [NEEDED],
    // Without being asked anew Google gives a refresh token the first time alone.
    more: { access_type: 'offline', prompt: 'select_account consent' },
    open: (api) => openGoogleMeet(openMeetingApi(api, base, { clock })),
  });
}
