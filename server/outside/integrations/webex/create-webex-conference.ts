import * as z from 'zod';
import type { CalendarTools } from '#server/platform/kernel/calendar-provider.ts';
import type { ConferenceAccounts } from '#server/platform/kernel/conference-provider.ts';
import { createAuthorisedAccounts } from '../create-authorised-accounts.ts';
import { openMeetingApi } from '../open-meeting-api.ts';
import { readJson } from '../read-json.ts';
import { openWebexAccount } from './open-webex-account.ts';
import type { WebexSettings } from './webex-settings.ts';

/** The least that does it; they are set in the integration's own settings at Webex, too. */
const SCOPES = ['spark:people_read', 'meeting:schedules_read', 'meeting:schedules_write'];

const person = z.object({ id: z.string(), emails: z.array(z.string()).min(1) });

/** Webex's REST API (v1): https://developer.webex.com/docs/api/v1/meetings */
export function createWebexConference(
  settings: WebexSettings,
  { fetch, clock }: CalendarTools,
): ConferenceAccounts {
  const own = 'https://webexapis.com/v1';
  const desks = settings.WEBEX_OAUTH_BASE
    ? {
        authorize: `${settings.WEBEX_OAUTH_BASE}/authorize`,
        token: `${settings.WEBEX_OAUTH_BASE}/token`,
      }
    : { authorize: `${own}/authorize`, token: `${own}/access_token` };
  const base = settings.WEBEX_API_BASE ? `${settings.WEBEX_API_BASE}/v1` : own;
  return createAuthorisedAccounts({
    registration: {
      ...desks,
      clientId: settings.WEBEX_CLIENT_ID,
      clientSecret: settings.WEBEX_CLIENT_SECRET,
      issuer: settings.WEBEX_OAUTH_BASE ?? 'https://webexapis.com',
    },
    ...{ fetch, clock, scopes: SCOPES, needed: SCOPES, more: {} },
    async whose(_, api, until) {
      const answer = await api.ask(`${base}/people/me`, {}, until);
      const { id, emails } = await readJson(answer, person);
      return { accountId: id, name: emails[0] ?? id };
    },
    open: (api) => openWebexAccount(openMeetingApi(api, base, { clock }), clock),
  });
}
