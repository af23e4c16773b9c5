import * as z from 'zod';
import type { IdentityProvider } from '#server/platform/kernel/identity-provider.ts';
import { createIdentityProvider } from '../create-identity-provider.ts';
import type { FacebookSettings } from './facebook-settings.ts';

const GRAPH = 'https://graph.facebook.com/v21.0';
const own = {
  issuer: 'https://www.facebook.com',
  authorize: 'https://www.facebook.com/v21.0/dialog/oauth',
  token: `${GRAPH}/oauth/access_token`,
  person: `${GRAPH}/me?fields=id,name,email`,
};

const person = z.object({
  id: z.string().min(1),
  email: z.string().optional(),
  name: z.string().optional(),
});

/** Facebook has no id token for a code; it tells an address only once its owner has confirmed it. */
export function createFacebookIdentity(settings: FacebookSettings): IdentityProvider {
  const desks = desksOf(settings.FACEBOOK_API_BASE);
  return createIdentityProvider({
    registration: {
      ...desks,
      clientId: settings.FACEBOOK_CLIENT_ID,
      clientSecret: settings.FACEBOOK_CLIENT_SECRET,
    },
    scope: 'email public_profile',
    async toProfile({ accessToken }, client) {
      const { id, email, name } = person.parse(await client.load(desks.person, accessToken));
      const isVerified = email !== undefined;
      return { accountId: id, email: email?.toLowerCase(), name, isVerified };
    },
  });
}

function desksOf(base: string | undefined): typeof own {
  if (base === undefined) return own;
  return {
    issuer: base,
    authorize: `${base}/authorize`,
    token: `${base}/token`,
    person: `${base}/userinfo`,
  };
}
