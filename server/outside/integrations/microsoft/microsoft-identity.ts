import type { IdentityProvider } from '#server/platform/kernel/identity-provider.ts';
import { createIdentityProvider } from '../create-identity-provider.ts';
import { readClaims } from '../read-claims.ts';
import { toMicrosoftRegistration } from './microsoft-registration.ts';
import type { MicrosoftSettings } from './microsoft-settings.ts';

/** Accounts of Microsoft's own, whose addresses it has seen mails arrive at. */
const PERSONAL = '9188040d-6c67-4c5b-b112-36a304b66dad';

/**
 * A tenant's admin writes what address they like into `email`: it is believed only where Microsoft says
 * so, and the tenant is the one that the token's issuer names.
 */
export function createMicrosoftIdentity(settings: MicrosoftSettings): IdentityProvider {
  return createIdentityProvider({
    registration: toMicrosoftRegistration(settings),
    scope: 'openid email profile',
    toProfile({ claims }) {
      const { sub, email, name, tid, xms_edov: isOwned } = readClaims(claims);
      return { accountId: sub, email, name, isVerified: tid === PERSONAL || isOwned };
    },
  });
}
