import type { Account, Grant, Tokens } from './storage.ts';

/** Where versions that kept a sign-in in several places had it. */
export const OLD_KEYS = ['serverUrl', 'tokens', 'account'] as const;
export type OldLayout = Readonly<Partial<Record<(typeof OLD_KEYS)[number], unknown>>>;

interface OldSignIn {
  /** The tokens, for the server that gave them. */
  readonly grant: Grant | undefined;
  /** Who is signed in with them; none where that is not certain. */
  readonly account: Account | undefined;
  /** Where the next sign-in begins. */
  readonly typed: string | undefined;
}

/**
 * What is left of the old places. Tokens always were beside the address of the server that gave them.
 * Where another address was in use, they may have been shown there: nobody is signed in with them then.
 */
export function readOldSignIn(kept: OldLayout): OldSignIn {
  const serverUrl = readKept<string>(kept.serverUrl);
  const tokens = readKept<Tokens & { readonly serverUrl: string }>(kept.tokens);
  const account = readKept<Account>(kept.account);
  if (!tokens) return { grant: undefined, account: undefined, typed: serverUrl };
  const { serverUrl: givenBy, accessToken, accessEndsAtMs, refreshToken } = tokens;
  return {
    grant: { serverUrl: givenBy, tokens: { accessToken, accessEndsAtMs, refreshToken } },
    account: serverUrl === givenBy ? account : undefined,
    typed: givenBy,
  };
}

/** They all were of the first version of their shape. */
function readKept<Value>(kept: unknown): Value | undefined {
  const isKept = typeof kept === 'object' && kept !== null && 'version' in kept && 'value' in kept;
  // Nobody else wrote there.
  return isKept && kept.version === 1 ? (kept.value as Value) : undefined;
}
