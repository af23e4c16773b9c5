import { randomBytes } from 'node:crypto';
import type { SettleTokens } from './oauth-server.ts';

/** What a provider knows of the tokens that it has given out for somebody's calendars. */
export interface TokenDesk {
  /** Answers at its token endpoint: another refresh token each time, and each of them once. */
  readonly settle: SettleTokens;
  /** Whether an access token opens anything. */
  opens(authorization: string | undefined): boolean;
  /** All access tokens end. */
  endAccess(): void;
  /** The host takes back what they have let us do. */
  revoke(): void;
  /** What the host lets us do the next time they are asked, in words that spaces part. */
  grant(scope: string): void;
  /** Its next answers say this of how it goes. */
  failNext(status: number, error: string): void;
  /** How often tokens were renewed. */
  renewals(): number;
  /** All tokens that it has given out. */
  given(): readonly string[];
  /** How often a refresh token came a second time: the grant is taken back then (RFC 9700 §4.14.2). */
  reuses(): number;
}

export function createTokenDesk(scope: string): TokenDesk {
  const access = new Set<string>();
  const refresh = new Set<string>();
  const used = new Set<string>();
  const given: string[] = [];
  const failures: { readonly status: number; readonly error: string }[] = [];
  let granted = scope;
  let renewals = 0;
  let reuses = 0;
  const revoke = () => {
    access.clear();
    refresh.clear();
  };

  const settle: SettleTokens = (reply, asked) => {
    const refuse = (statusCode: number, error: string) =>
      Object.assign(reply, { statusCode, body: { error } });
    const failure = failures.shift();
    if (failure) return void refuse(failure.status, failure.error);
    if (asked.grant_type === 'refresh_token') {
      const shown = String(asked.refresh_token);
      if (used.has(shown)) {
        reuses += 1;
        revoke();
      }
      if (!refresh.delete(shown)) return void refuse(400, 'invalid_grant');
      used.add(shown);
      renewals += 1;
    }
    const tokens = { access_token: aToken(), refresh_token: aToken() };
    access.add(tokens.access_token);
    refresh.add(tokens.refresh_token);
    given.push(tokens.access_token, tokens.refresh_token);
    Object.assign(reply.body, tokens, { scope: granted, expires_in: 3600 });
  };
  return {
    settle,
    opens: (authorization = '') => access.has(authorization.replace(/^Bearer /, '')),
    endAccess: () => access.clear(),
    revoke,
    grant: (next) => {
      granted = next;
    },
    failNext: (status, error) => failures.push({ status, error }),
    renewals: () => renewals,
    given: () => given,
    reuses: () => reuses,
  };
}

function aToken(): string {
  return randomBytes(30).toString('base64url');
}
