import type { OAuthRegistration } from '../oauth-client.ts';
import type { GoogleSettings } from './google-settings.ts';

const own = {
  issuer: 'https://accounts.google.com',
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
};

/** What this installation is registered as with Google, for signing in as for calendars. */
export function toGoogleRegistration(settings: GoogleSettings): OAuthRegistration {
  const base = settings.GOOGLE_API_BASE;
  const desks = base
    ? { issuer: base, authorize: `${base}/authorize`, token: `${base}/token` }
    : own;
  return {
    ...desks,
    clientId: settings.GOOGLE_CLIENT_ID,
    clientSecret: settings.GOOGLE_CLIENT_SECRET,
  };
}
