import type { FoundAccount } from '#server/platform/kernel/calendar-provider.ts';
import type { OAuthTokens } from './oauth-client.ts';
import { readClaims } from './read-claims.ts';

/** Whose account it is, as an id token says. */
export async function whoseClaims({
  claims,
}: OAuthTokens): Promise<Pick<FoundAccount, 'name' | 'accountId'>> {
  const { sub, email } = readClaims(claims);
  return { name: email ?? sub, accountId: sub };
}
