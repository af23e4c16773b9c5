import type { OAuthRegistration } from '../oauth-client.ts';
import type { MicrosoftSettings } from './microsoft-settings.ts';

const HOME = 'https://login.microsoftonline.com';
const own = {
  authorize: `${HOME}/common/oauth2/v2.0/authorize`,
  token: `${HOME}/common/oauth2/v2.0/token`,
};

/** What this installation is registered as with Microsoft, for signing in as for calendars. */
export function toMicrosoftRegistration(settings: MicrosoftSettings): OAuthRegistration {
  const base = settings.MICROSOFT_API_BASE;
  const desks = base ? { authorize: `${base}/authorize`, token: `${base}/token` } : own;
  return {
    ...desks,
    issuer: `${base ?? HOME}/{tenantid}/v2.0`,
    clientId: settings.MICROSOFT_CLIENT_ID,
    clientSecret: settings.MICROSOFT_CLIENT_SECRET,
  };
}
