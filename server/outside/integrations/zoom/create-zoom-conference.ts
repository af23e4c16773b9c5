import * as z from 'zod';
import type { CalendarTools } from '#server/platform/kernel/calendar-provider.ts';
import type { ConferenceAccounts } from '#server/platform/kernel/conference-provider.ts';
import { createAuthorisedAccounts } from '../create-authorised-accounts.ts';
import { openMeetingApi } from '../open-meeting-api.ts';
import { readJson } from '../read-json.ts';
import { openZoomAccount, readZoomRefusal } from './open-zoom-account.ts';
import type { ZoomSettings } from './zoom-settings.ts';

/** The least that does it; they are set in the app's own settings at Zoom, too. */
const SCOPES = [
  'user:read:user',
  'meeting:read:list_meetings',
  'meeting:write:meeting',
  'meeting:update:meeting',
  'meeting:delete:meeting',
];

const person = z.object({ id: z.string(), email: z.string() });

/** Zoom's REST API (v2): https://developers.zoom.us/docs/api/meetings/ */
export function createZoomConference(
  settings: ZoomSettings,
  { fetch, clock }: CalendarTools,
): ConferenceAccounts {
  const desk = settings.ZOOM_OAUTH_BASE ?? 'https://zoom.us/oauth';
  const base = `${settings.ZOOM_API_BASE ?? 'https://api.zoom.us'}/v2`;
  return createAuthorisedAccounts({
    registration: {
      clientId: settings.ZOOM_CLIENT_ID,
      clientSecret: settings.ZOOM_CLIENT_SECRET,
      issuer: settings.ZOOM_OAUTH_BASE ?? 'https://zoom.us',
      authorize: `${desk}/authorize`,
      token: `${desk}/token`,
      sendsBasic: true,
    },
    ...{ fetch, clock, scopes: SCOPES, needed: SCOPES, more: {} },
    async whose(_, api, until) {
      const { id, email } = await readJson(await api.ask(`${base}/users/me`, {}, until), person);
      return { accountId: id, name: email };
    },
    open: (api) =>
      openZoomAccount(openMeetingApi(api, base, { clock, readRefusal: readZoomRefusal })),
  });
}
