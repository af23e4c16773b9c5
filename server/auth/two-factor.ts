import { TooManyCalls } from '#server/rate-limit/too-many-calls.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { LoadAuth } from './load-auth.ts';

/** So long an account's second step stays closed after too many wrong codes. */
export const LOCKED_SECONDS = 900;

/** The second step of signing in: an authenticator app's codes, and recovery codes for when it is lost. */
export interface TwoFactor {
  /** Whether an account has it, and how many recovery codes are left. */
  find(headers: Headers): Promise<{ isOn: boolean; recoveryCodesLeft: number }>;
  /** A new secret, and recovery codes that are told this once; it is on once a code was given. */
  begin(headers: Headers, password: string): Promise<{ uri: string; recoveryCodes: string[] }>;
  /** Turns it on: the cookies of a new session. @throws Refusal `wrong-code`. */
  confirm(headers: Headers, code: string): Promise<readonly string[]>;
  /** Turns it off: the cookies of a new session. */
  end(headers: Headers, password: string): Promise<readonly string[]>;
  /** Recovery codes in the place of those there were. */
  renewCodes(headers: Headers, password: string): Promise<string[]>;
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

/** What an authenticator app shows; recovery codes have letters. */
const APP_CODE = /^\d{6}$/;

export function createTwoFactor(loadAuth: LoadAuth): TwoFactor {
  return {
    async find(headers) {
      const { api } = await loadAuth();
      const found = await api.getSession({ headers, query: { disableRefresh: true } });
      if (!found?.user.twoFactorEnabled) return { isOn: false, recoveryCodesLeft: 0 };
      const { backupCodes } = await api.viewBackupCodes({ body: { userId: found.user.id } });
      return { isOn: true, recoveryCodesLeft: backupCodes.length };
    },
    async begin(headers, password) {
      const { api } = await loadAuth();
      const { totpURI, backupCodes } = await api.enableTwoFactor({ headers, body: { password } });
      return { uri: totpURI, recoveryCodes: backupCodes };
    },
    async confirm(requestHeaders, typed) {
      const { api } = await loadAuth();
      const body = { code: toCode(typed) };
      const asked = { headers: requestHeaders, body, returnHeaders: true } as const;
      const { headers } = await api.verifyTOTP(asked).catch(refuseCode);
      return headers.getSetCookie();
    },
    async end(requestHeaders, password) {
      const { api } = await loadAuth();
      const asked = { headers: requestHeaders, body: { password }, returnHeaders: true } as const;
      const { headers } = await api.disableTwoFactor(asked);
      return headers.getSetCookie();
    },
    async renewCodes(headers, password) {
      const { api } = await loadAuth();
      const { backupCodes } = await api.generateBackupCodes({ headers, body: { password } });
      return backupCodes;
    },
    async finishSignIn(requestHeaders, { code: typed, trustsBrowser }) {
      const { api } = await loadAuth();
      const code = toCode(typed);
      const verify = APP_CODE.test(code) ? api.verifyTOTP : api.verifyBackupCode;
      const body = { code, trustDevice: trustsBrowser };
      const headers = withoutSession(requestHeaders);
      const found = await verify({ headers, body, returnHeaders: true }).catch(refuseCode);
      return found.headers.getSetCookie();
    },
  };
}

/** People type spaces and capitals: `123 456 → 123456`. */
function toCode(typed: string): string {
  return typed.replaceAll(/\s/g, '').toLowerCase();
}

/** Another session of the browser would be asked about, instead of the one that is being opened. */
function withoutSession(headers: Headers): Headers {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/);
  const kept = cookies.filter((each) => !/session_token=|session_data=/.test(each));
  const agent = headers.get('user-agent');
  return new Headers({ cookie: kept.join('; '), ...(agent && { 'user-agent': agent }) });
}

/** Also where there is no secret that a code could be right for. */
const WRONG = [
  ...['INVALID_CODE', 'INVALID_BACKUP_CODE'],
  ...['TOTP_NOT_ENABLED', 'BACKUP_CODES_NOT_ENABLED'],
];
const OVER = ['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'];

/** What better-auth says, in our words. */
function refuseCode(error: unknown): never {
  const code = codeOf(error);
  // A recovery code that another sign-in has used in this very moment.
  const isOvertaken = error instanceof Error && 'statusCode' in error && error.statusCode === 409;
  if (WRONG.includes(code) || isOvertaken) refuse('wrong-code', 'This code is not right');
  if (OVER.includes(code)) refuse('sign-in-again', 'Sign in again');
  if (code === 'ACCOUNT_TEMPORARILY_LOCKED') {
    throw new TooManyCalls({ code: 'rate-limited', message: 'Too many tries' }, LOCKED_SECONDS);
  }
  throw error;
}

function codeOf(error: unknown): string {
  const body = error instanceof Error && 'body' in error ? error.body : undefined;
  const hasCode = typeof body === 'object' && body !== null && 'code' in body;
  return hasCode ? String(body.code) : '';
}
