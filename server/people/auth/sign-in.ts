import type { Services } from '#server/platform/kernel/services.ts';
import { type CountedTry, holdTry } from '#server/platform/rate-limit/hold-try.ts';
import { signInLimits } from '#server/platform/rate-limit/policies.ts';
import type { RateLimits } from '#server/platform/rate-limit/rate-limits.ts';
import type { Credentials } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { Accounts } from './accounts.ts';
import { endSessions } from './end-sessions.ts';
import { findUserByEmail } from './find-user.ts';
import { readKnownDevice, rememberDevice } from './known-device.ts';
import { loadUserSession } from './session-statement.ts';

/** What signing in is built on. */
export type SignInServices = Pick<Services, 'db' | 'clock' | 'secret' | 'publicUrl'> & {
  readonly accounts: Accounts;
  /** Undefined where nothing is counted. */
  readonly limits: RateLimits | undefined;
};

/** Where somebody signs in from. */
export interface SignInPlace {
  readonly address: string;
  readonly headers: Headers;
}

/**
 * Signs in who knows the password: `Set-Cookie` lines of their session, or of its second step, and of a
 * browser that is new to the account. Only wrong passwords count.
 * @throws Refusal `wrong-credentials`, the same for an unknown address; `no-membership` for somebody who
 * is a member of no company any more; TooManyCalls.
 */
export async function signIn(
  { db, accounts, limits, secret, publicUrl }: SignInServices,
  credentials: Credentials,
  { address, headers }: SignInPlace,
): Promise<{ readonly isDone: boolean; readonly cookies: readonly string[] }> {
  const email = credentials.email.trim().toLowerCase();
  const seal = { secret, email };
  const deviceId = readKnownDevice(seal, headers.get('cookie'));
  const giveBack = await holdTry(limits, countedUnder({ email, address, deviceId }));
  const opened = await accounts.signIn({ ...credentials, email }, headers).catch(async (error) => {
    await giveBack();
    throw error;
  });
  if (!opened) refuse('wrong-credentials', 'Email or password is wrong');
  await giveBack();
  const user = await findUserByEmail(db, email);
  if (user && !(await loadUserSession(db, { userId: user.id }))) {
    await endSessions(db, user.id);
    refuse('no-membership', 'This account is a member of no company any more');
  }
  const { isDone, cookies } = opened;
  const known = deviceId ? [] : [rememberDevice(seal, publicUrl)];
  return { isDone, cookies: [...cookies, ...known] };
}

/**
 * What a wrong password counts under. A browser that has been signed in to the account before counts
 * for itself, whatever strangers try at its account or from its address.
 */
function countedUnder(by: {
  readonly email: string;
  readonly address: string;
  readonly deviceId: string | undefined;
}): CountedTry {
  if (by.deviceId) return [[signInLimits.knownDevice, by.deviceId]];
  return [
    [signInLimits.accountAndAddress, `${by.email} ${by.address}`],
    [signInLimits.address, by.address],
    [signInLimits.account, by.email],
  ];
}
