import type { IdentityProvider } from '#server/platform/kernel/identity-provider.ts';
import { createIdentityProvider } from '../create-identity-provider.ts';
import { readClaims } from '../read-claims.ts';
import type { GoogleSettings } from './google-settings.ts';

const own = {
  issuer: 'https://accounts.google.com',
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
};

/** Google says of an address whether its owner has shown that it is theirs. */
export function createGoogleIdentity(settings: GoogleSettings): IdentityProvider {
  const base = settings.GOOGLE_API_BASE;
  const desks = base
    ? { issuer: base, authorize: `${base}/authorize`, token: `${base}/token` }
    : own;
  return createIdentityProvider({
    registration: {
      ...desks,
      clientId: settings.GOOGLE_CLIENT_ID,
      clientSecret: settings.GOOGLE_CLIENT_SECRET,
    },
    scope: 'openid email profile',
    toProfile({ claims }) {
      const { sub, email, name, email_verified: verified } = readClaims(claims);
      return { accountId: sub, email, name, isVerified: verified };
    },
  });
}
