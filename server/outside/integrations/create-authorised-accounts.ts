import * as z from 'zod';
import type {
  AuthorisedProvider,
  RenewCredentials,
} from '#server/platform/kernel/authorised-provider.ts';
import type {
  CalendarTools,
  FoundAccount,
  Patience,
} from '#server/platform/kernel/calendar-provider.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import { orAborted } from '#server/platform/kernel/or-aborted.ts';
import { answeringCalendar, CalendarFault, toUnasked } from './calendar-fault.ts';
import {
  createOAuthClient,
  OAuthFault,
  type OAuthRegistration,
  type OAuthTokens,
} from './oauth-client.ts';

/** A provider's API, asked in the name of an account. */
export interface AuthorisedApi {
  /** What its owner has let us do. */
  readonly scopes: readonly string[];
  /**
   * Asks as `fetch` does; any answer is one, but that we are not let in.
   * @throws CalendarFault
   */
  ask(address: string, init: RequestInit, until: Patience): Promise<Response>;
}

/** What differs from one provider whose accounts OAuth 2 leads to, to the next. */
export interface AuthorisedAccounts<Account> extends CalendarTools {
  readonly registration: OAuthRegistration;
  readonly scopes: readonly string[];
  /** Those without which there is nothing to do, as their ends. */
  readonly needed: readonly string[];
  /** What the provider wants to be told beside when it authorises. */
  readonly more: Readonly<Record<string, string>>;
  /** Whose account it is, as its tokens or its API say. */
  readonly whose: (
    tokens: OAuthTokens,
    api: AuthorisedApi,
    until: Patience,
  ) => Promise<Pick<FoundAccount, 'name' | 'accountId'>>;
  readonly open: (api: AuthorisedApi) => Account;
}

const credentials = z.object({
  refreshToken: z.string(),
  accessToken: z.string(),
  expiresAtMs: z.number(),
  scopes: z.array(z.string()),
});
type Credentials = Readonly<z.output<typeof credentials>>;

/** Clocks differ, and answers take time: a token is not used in its last minute. */
const SPARE_MS = 60_000;
/** RFC 6749 §5.1 leaves it to the provider to say. */
const USUAL_SECONDS = 3600;

/** Accounts that OAuth 2 leads to: authorising, and tokens that are renewed when they end. */
export function createAuthorisedAccounts<Account>(
  provider: AuthorisedAccounts<Account>,
): AuthorisedProvider<Account> {
  const { registration, clock, scopes, needed, more, whose, open } = provider;
  const client = createOAuthClient(registration, provider.fetch);

  const toCredentials = (tokens: OAuthTokens, before?: Credentials): Credentials => ({
    // A provider that gives no other one goes on with the one before.
    refreshToken: tokens.refreshToken ?? before?.refreshToken ?? '',
    accessToken: tokens.accessToken,
    expiresAtMs: clock.nowMs() + (tokens.expiresInSeconds ?? USUAL_SECONDS) * 1000,
    scopes: tokens.scope?.split(' ') ?? [...(before?.scopes ?? scopes)],
  });

  /** `refused` does not open anything any more: other tokens, unless somebody has fetched them already. */
  const refresh = async (stored: string, refused: string | undefined): Promise<string> => {
    const there = readCredentials(stored);
    const isNew = there.accessToken !== refused && isFresh(there, clock);
    if (isNew) return stored;
    return JSON.stringify(toCredentials(await asking(client.refresh(there.refreshToken)), there));
  };

  return {
    toAuthorization: (errand) => client.toAuthorization(errand, scopes.join(' '), more),
    redeem: (code, errand, until) =>
      answeringCalendar(async () => {
        const tokens = await orAborted(until.signal, () => asking(client.exchange(code, errand)));
        const found = toCredentials(tokens);
        if (found.refreshToken === '' || !needed.every((each) => holds(found, each))) {
          throw new CalendarFault('credentials-refused', 'was let in, but not to what is needed');
        }
        const renew = keepsNothing(JSON.stringify(found));
        const api = openApi({ ...provider, stored: found, renew, refresh });
        return { ...(await whose(tokens, api, until)), credentials: JSON.stringify(found) };
      }),
    openAccount: (stored, renew) =>
      open(openApi({ ...provider, stored: readCredentials(stored), renew, refresh })),
  };
}

/** What was let in a moment ago has tokens that are good: there is nothing to renew, and no row yet. */
function keepsNothing(value: string): RenewCredentials {
  return async () => ({ answered: true, value });
}

/** What the desk for tokens answers. @throws CalendarFault for its refusals. */
async function asking<Answer>(desk: Promise<Answer>): Promise<Answer> {
  try {
    return await desk;
  } catch (error) {
    throw error instanceof OAuthFault ? toTokenFault(error) : error;
  }
}

/** Whom the provider asks to come back themselves: RFC 6749 §5.2, OpenID Connect Core §3.1.2.6. */
const SHUT = ['invalid_grant', 'interaction_required', 'consent_required', 'login_required'];

/** What is wrong with our own registration is none of the host's doing: they could mend nothing. */
function toTokenFault(fault: OAuthFault): CalendarFault {
  if (fault.status === 429) return new CalendarFault('asked-too-often', fault.message);
  const isShut = SHUT.includes(fault.code ?? '');
  return new CalendarFault(isShut ? 'credentials-refused' : 'no-answer', fault.message);
}

/** Whether a scope was granted, by the end of its name: providers write it with and without an address. */
export function holds({ scopes }: Pick<AuthorisedApi, 'scopes'>, scope: string): boolean {
  return scopes.some((each) => each.toLowerCase().endsWith(scope.toLowerCase()));
}

interface OpenedAccount extends CalendarTools {
  readonly stored: Credentials;
  readonly renew: RenewCredentials;
  readonly refresh: (stored: string, refused: string | undefined) => Promise<string>;
}

function openApi({ stored, renew, refresh, fetch, clock }: OpenedAccount): AuthorisedApi {
  let held = stored;
  let renewing: Promise<void> | undefined;

  const renewNow = async (refused: string | undefined) => {
    const answer = await renew((found) => answeringCalendar(() => refresh(found, refused)));
    if (!answer.answered) {
      const { trouble, retryAfterMs, cause } = answer;
      throw new CalendarFault(trouble, 'gives no other token', { retryAfterMs, cause });
    }
    held = readCredentials(answer.value);
  };
  /** Questions that are asked at once wait for one renewal, which their patience does not end. */
  const renewed = (refused: string | undefined, { signal }: Patience) => {
    renewing ??= renewNow(refused).finally(() => {
      renewing = undefined;
    });
    const under = renewing;
    return orAborted(signal, () => under);
  };
  const send = async (address: string, init: RequestInit, { signal }: Patience) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${held.accessToken}`);
    return fetch(address, { ...init, headers, signal }).catch((error: unknown) => {
      throw toUnasked(error);
    });
  };

  return {
    scopes: stored.scopes,
    async ask(address, init, until) {
      if (!isFresh(held, clock)) await renewed(held.accessToken, until);
      const used = held.accessToken;
      const response = await send(address, init, until);
      if (response.status !== 401) return response;
      await response.body?.cancel();
      if (held.accessToken === used) await renewed(used, until);
      const again = await send(address, init, until);
      if (again.status !== 401) return again;
      await again.body?.cancel();
      throw new CalendarFault('credentials-refused', 'answered 401');
    },
  };
}

function isFresh({ expiresAtMs }: Credentials, clock: Clock): boolean {
  return expiresAtMs - SPARE_MS > clock.nowMs();
}

function readCredentials(text: string): Credentials {
  return credentials.parse(JSON.parse(text));
}
