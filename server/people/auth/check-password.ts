import { holdTry } from '#server/platform/rate-limit/hold-try.ts';
import { signInLimits } from '#server/platform/rate-limit/policies.ts';
import type { RateLimits } from '#server/platform/rate-limit/rate-limits.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { Accounts, CurrentSession } from './accounts.ts';

/** What asking for a password again is built on. */
export interface PasswordServices {
  readonly accounts: Accounts;
  /** Undefined where nothing is counted. */
  readonly limits: RateLimits | undefined;
}

/**
 * Asks who is signed in for their password once more, before something that a borrowed browser should
 * not do. Only wrong passwords count.
 * @throws Refusal `wrong-password`, `unauthorized` without a session; TooManyCalls.
 */
export async function checkPassword(
  { accounts, limits }: PasswordServices,
  headers: Headers,
  password: string,
): Promise<CurrentSession> {
  const current = await accounts.findCurrent(headers);
  if (!current) refuse('unauthorized', 'Sign in first');
  const giveBack = await holdTry(limits, [[signInLimits.again, current.userId]]);
  if (!(await accounts.hasPassword(current.userId, password))) {
    refuse('wrong-password', 'This password is not right');
  }
  await giveBack();
  return current;
}
