import type { IdentityProvider } from '#server/platform/kernel/identity-provider.ts';
import { createIdentityProvider } from '../create-identity-provider.ts';
import { readClaims } from '../read-claims.ts';
import { toGoogleRegistration } from './google-registration.ts';
import type { GoogleSettings } from './google-settings.ts';

/** Google says of an address whether its owner has shown that it is theirs. */
export function createGoogleIdentity(settings: GoogleSettings): IdentityProvider {
  return createIdentityProvider({
    registration: toGoogleRegistration(settings),
    scope: 'openid email profile',
    toProfile({ claims }) {
      const { sub, email, name, email_verified: verified } = readClaims(claims);
      return { accountId: sub, email, name, isVerified: verified };
    },
  });
}
