import { integrations } from '#server/outside/integrations/registry.ts';
import type { IdentityProvider } from '#server/platform/kernel/identity-provider.ts';
import type { SignInProvider } from '#shared/domain/integrations/sign-in-providers.ts';
import { type Claims, type OAuthServer, startOAuthServer } from './oauth-server.ts';

/** A person as a provider knows them. */
interface Person {
  readonly accountId: string;
  readonly email?: string;
  /** Whether the provider says that the address is theirs. */
  readonly isVerified?: boolean;
  readonly name?: string;
}

/** An identity provider stood in for, in words that all of them have. */
export interface IdentityStandIn extends OAuthServer {
  /** The environment that leads to it. */
  readonly settings: Readonly<Record<string, string>>;
  /** What nobody but the server and the provider may see. */
  readonly secrets: readonly string[];
  /** Who signs in there next. */
  signInAs(person: Person): void;
}

/** A local OAuth server in the place of a provider, which says of a person what `toClaims` makes of them. */
async function start(
  provider: SignInProvider,
  toClaims: (person: Person) => Claims,
): Promise<IdentityStandIn> {
  const server = await startOAuthServer();
  return {
    ...server,
    settings: identitySettings(provider, server.url),
    secrets: [secretOf(provider)],
    signInAs: (person) => server.claim(toClaims(person)),
  };
}

const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';
const WORK_TENANT = '5d3a4a0b-7f0a-4d0b-8a39-0f3f4f5f7a11';

/** What proves each provider's adapter: how it says of a person what others say too. */
export const identityStandIns = {
  google: () =>
    start('google', ({ accountId, isVerified = false, ...rest }) => ({
      ...{ sub: accountId, email_verified: isVerified },
      ...rest,
    })),
  // What is in a tenant's tokens is its admin's word.
  microsoft: () =>
    start('microsoft', ({ accountId, isVerified, ...rest }) => ({
      ...{ sub: accountId, tid: isVerified ? PERSONAL_TENANT : WORK_TENANT },
      ...rest,
    })),
  // It does not tell an address that its owner has not confirmed.
  facebook: () =>
    start('facebook', ({ accountId, isVerified, email, ...rest }) => ({
      ...{ sub: accountId, ...(isVerified && email !== undefined && { email }) },
      ...rest,
    })),
} satisfies Record<SignInProvider, () => Promise<IdentityStandIn>>;

export function secretOf(provider: SignInProvider): string {
  return `the client secret of ${provider}`;
}

/** The environment that leads a provider's adapter to a stand-in. */
export function identitySettings(
  provider: SignInProvider,
  url: string,
): Readonly<Record<string, string>> {
  const prefix = provider.toUpperCase();
  return {
    [`${prefix}_CLIENT_ID`]: `client of ${provider}`,
    [`${prefix}_CLIENT_SECRET`]: secretOf(provider),
    [`${prefix}_API_BASE`]: url,
  };
}

/** The port of a provider, as the server opens it with these settings. */
export async function openIdentityPort(
  provider: SignInProvider,
  settings: IdentityStandIn['settings'],
): Promise<IdentityProvider> {
  const port = await integrations[provider].configure(settings)?.open('signIn');
  if (!port) throw new Error(`${provider} is not configured`);
  return port;
}
