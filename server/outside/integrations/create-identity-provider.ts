import { answering } from '#server/platform/kernel/answer.ts';
import type { IdentityProvider, Profile } from '#server/platform/kernel/identity-provider.ts';
import {
  createOAuthClient,
  type OAuthClient,
  type OAuthRegistration,
  type OAuthTokens,
  whyNoTokens,
  withoutAnswer,
} from './oauth-client.ts';

interface Identity {
  readonly registration: OAuthRegistration;
  readonly scope: string;
  /** Who has signed in, by the claims of an id token or by what the provider's API says. */
  readonly toProfile: (tokens: OAuthTokens, client: OAuthClient) => Profile | Promise<Profile>;
}

/** Signing in at a provider of OAuth 2 or OpenID Connect, as the port has it. */
export function createIdentityProvider(identity: Identity): IdentityProvider {
  const client = createOAuthClient(identity.registration);
  return {
    toAuthorization: (errand) => client.toAuthorization(errand, identity.scope),
    loadProfile: answering(
      (code, errand) =>
        withoutAnswer(async () => identity.toProfile(await client.exchange(code, errand), client)),
      whyNoTokens,
    ),
  };
}
