import { TooManyCalls } from '#server/platform/rate-limit/too-many-calls.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { LoadAuth } from './load-auth.ts';
import { LOCKED_SECONDS } from './two-factor-store.ts';

/** The second step of signing in: an authenticator app's codes, and recovery codes for when it is lost. */
export interface TwoFactor {
  /** Whether an account has it, and how many recovery codes are left. */
  find(headers: Headers): Promise<{ isOn: boolean; recoveryCodesLeft: number }>;
  /** A new secret, and recovery codes that are told this once; it is on once a code was given. */
  begin(headers: Headers): Promise<{ uri: string; recoveryCodes: string[] }>;
  /** Turns it on: the cookies of a new session. @throws Refusal `wrong-code`. */
  confirm(headers: Headers, code: string): Promise<readonly string[]>;
  /** Turns it off: the cookies of a new session. */
  end(headers: Headers, password: string): Promise<readonly string[]>;
  /** Recovery codes in the place of those there were. */
  renewCodes(headers: Headers): Promise<string[]>;
  /**
   * The second step of a sign-in whose password was right.
   * @throws Refusal `wrong-code`; `sign-in-again` where the first step is too long ago or was tried too
   * often; TooManyCalls while the account is closed.
   */
  finishSignIn(headers: Headers, given: GivenCode): Promise<readonly string[]>;
}

interface GivenCode {
  readonly code: string;
  readonly trustsBrowser: boolean;
}

export function createTwoFactor(loadAuth: LoadAuth): TwoFactor {
  return {
    async find(headers) {
      const { api } = await loadAuth();
      const found = await api.getSession({ headers, query: { disableRefresh: true } });
      if (!found?.user.twoFactorEnabled) return { isOn: false, recoveryCodesLeft: 0 };
      return { isOn: true, recoveryCodesLeft: await api.countRecoveryCodes({ headers }) };
    },
    begin: async (headers) => (await loadAuth()).api.prepareSecondStep({ headers }),
    async confirm(requestHeaders, typed) {
      const { api } = await loadAuth();
      const { headers, response: isRight } = await api.beginSecondStep({
        headers: requestHeaders,
        body: { code: toCode(typed) },
        returnHeaders: true,
      });
      if (!isRight) refuse('wrong-code', 'This code is not right');
      return headers.getSetCookie();
    },
    async end(requestHeaders, password) {
      const { api } = await loadAuth();
      const asked = { headers: requestHeaders, body: { password }, returnHeaders: true } as const;
      const { headers } = await api.disableTwoFactor(asked);
      return headers.getSetCookie();
    },
    renewCodes: async (headers) => (await loadAuth()).api.renewRecoveryCodes({ headers }),
    async finishSignIn(requestHeaders, { code: typed, trustsBrowser }) {
      const { api } = await loadAuth();
      const { headers, response } = await api.finishSecondStep({
        headers: requestHeaders,
        body: { code: toCode(typed), trustsBrowser },
        returnHeaders: true,
      });
      if (response === 'wrong') refuse('wrong-code', 'This code is not right');
      if (response === 'over') refuse('sign-in-again', 'Sign in again');
      if (response === 'closed') {
        throw new TooManyCalls({ code: 'rate-limited', message: 'Too many tries' }, LOCKED_SECONDS);
      }
      return headers.getSetCookie();
    },
  };
}

/** People type spaces and capitals: `123 456 → 123456`. */
function toCode(typed: string): string {
  return typed.replaceAll(/\s/g, '').toLowerCase();
}
