import * as z from 'zod';
import type { ProviderSettings } from '#server/kernel/sign-in-provider.ts';
import type { SignInProvider } from '#shared/domain/sign-in-with.ts';

/** Who somebody is at a provider. */
export interface Profile {
  /** Theirs for ever, also under another address. */
  readonly accountId: string;
  /** In small letters. */
  readonly email: string | undefined;
  /** What they call themselves there. */
  readonly name: string | undefined;
  /** Whether the provider vouches that the address is theirs. */
  readonly isVerified: boolean;
}

/** What a provider is asked at. */
type Desk = 'authorize' | 'token' | 'userinfo';

interface Provider {
  /** Without a desk for it, who they are stands in the id token. */
  readonly desks: {
    readonly [Each in Desk]: Each extends 'userinfo' ? string | undefined : string;
  };
  readonly scope: string;
  readonly toProfile: (claims: unknown) => Profile;
}

/** Accounts of Microsoft's own, whose addresses it has seen mails arrive at. */
const MICROSOFT_PERSONAL = '9188040d-6c67-4c5b-b112-36a304b66dad';

const claims = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  name: z.string().optional(),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
  /** Microsoft: the tenant, and whether its owner owns the address's domain. */
  tid: z.string().optional(),
  xms_edov: z.union([z.boolean(), z.string(), z.number()]).optional(),
});
const facebookPerson = z.object({
  id: z.string().min(1),
  email: z.string().optional(),
  name: z.string().optional(),
});

const isTrue = (value: unknown) =>
  value === true || value === 'true' || value === 1 || value === '1';

/** Every provider, by its documentation of OpenID Connect or OAuth 2. */
export const providers: Readonly<Record<SignInProvider, Provider>> = {
  google: {
    desks: {
      authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
      token: 'https://oauth2.googleapis.com/token',
      userinfo: undefined,
    },
    scope: 'openid email profile',
    toProfile(given) {
      const { sub, email, name, email_verified: verified } = claims.parse(given);
      return { accountId: sub, email: email?.toLowerCase(), name, isVerified: isTrue(verified) };
    },
  },
  microsoft: {
    desks: {
      authorize: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
      token: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
      userinfo: undefined,
    },
    scope: 'openid email profile',
    // A tenant's admin writes what address they like into `email`: it is believed only where Microsoft is.
    toProfile(given) {
      const { sub, email, name, tid, xms_edov: isOwned } = claims.parse(given);
      const isVerified = tid === MICROSOFT_PERSONAL || isTrue(isOwned);
      return { accountId: sub, email: email?.toLowerCase(), name, isVerified };
    },
  },
  facebook: {
    desks: {
      authorize: 'https://www.facebook.com/v21.0/dialog/oauth',
      token: 'https://graph.facebook.com/v21.0/oauth/access_token',
      userinfo: 'https://graph.facebook.com/v21.0/me?fields=id,name,email',
    },
    scope: 'email public_profile',
    // It tells an address only once its owner has confirmed it.
    toProfile(given) {
      const { id, email, name } = facebookPerson.parse(given);
      const isVerified = email !== undefined;
      return { accountId: id, email: email?.toLowerCase(), name, isVerified };
    },
  },
};

/** Where a provider is asked; its stand-in has every desk under the desk's name. */
export function deskOf<Asked extends Desk>(
  provider: SignInProvider,
  desk: Asked,
  { apiBase }: ProviderSettings,
): Provider['desks'][Asked] | string {
  const own = providers[provider].desks[desk];
  return apiBase === undefined || own === undefined ? own : `${apiBase}/${desk}`;
}
