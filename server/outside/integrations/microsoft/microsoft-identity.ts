import type { IdentityProvider } from '#server/platform/kernel/identity-provider.ts';
import { createIdentityProvider } from '../create-identity-provider.ts';
import { readClaims } from '../read-claims.ts';
import type { MicrosoftSettings } from './microsoft-settings.ts';

/** Accounts of Microsoft's own, whose addresses it has seen mails arrive at. */
const PERSONAL = '9188040d-6c67-4c5b-b112-36a304b66dad';

const HOME = 'https://login.microsoftonline.com';
const own = {
  authorize: `${HOME}/common/oauth2/v2.0/authorize`,
  token: `${HOME}/common/oauth2/v2.0/token`,
};

/**
 * A tenant's admin writes what address they like into `email`: it is believed only where Microsoft says
 * so, and the tenant is the one that the token's issuer names.
 */
export function createMicrosoftIdentity(settings: MicrosoftSettings): IdentityProvider {
  const base = settings.MICROSOFT_API_BASE;
  const desks = base ? { authorize: `${base}/authorize`, token: `${base}/token` } : own;
  return createIdentityProvider({
    registration: {
      ...desks,
      issuer: `${base ?? HOME}/{tenantid}/v2.0`,
      clientId: settings.MICROSOFT_CLIENT_ID,
      clientSecret: settings.MICROSOFT_CLIENT_SECRET,
    },
    scope: 'openid email profile',
    toProfile({ claims }) {
      const { sub, email, name, tid, xms_edov: isOwned } = readClaims(claims);
      return { accountId: sub, email, name, isVerified: tid === PERSONAL || isOwned };
    },
  });
}
