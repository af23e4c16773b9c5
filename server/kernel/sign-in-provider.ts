import type { SignInProvider } from '#shared/domain/sign-in-with.ts';

/** What the operator has of somebody whom hosts can sign in with. */
export interface ProviderSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where a stand-in listens; the provider's own addresses unless it is set. */
  readonly apiBase: string | undefined;
}

/** Those that are set up. */
export type ConfiguredProviders = Readonly<Partial<Record<SignInProvider, ProviderSettings>>>;
