import type { SignInProvider } from '#shared/domain/integrations/sign-in-providers.ts';
import type { Answer } from './answer.ts';

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

/** What a browser is sent to a provider with. */
export interface OAuthErrand {
  /** Where it is led back to; registered with the provider. */
  readonly redirectUri: string;
  /** Said to the provider, which says it again: no one else's answer is taken for this one. */
  readonly state: string;
  /** PKCE: an answer that is overheard is of no use. */
  readonly verifier: string;
}

/** A provider that authorises with OAuth, whatever for. */
export interface Authorising {
  /** The address that a browser is sent to. */
  toAuthorization(errand: OAuthErrand): Promise<string>;
}

/** Someone who says who a person is. */
export interface IdentityProvider extends Authorising {
  /** Who has signed in there, by the code that the browser came back with. */
  loadProfile(code: string, errand: OAuthErrand): Promise<Answer<Profile>>;
}

/** Those that are set up. */
export type IdentityProviders = { readonly [Name in SignInProvider]?: IdentityProvider };
