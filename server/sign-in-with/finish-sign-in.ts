import type { Accounts, SignedIn } from '#server/auth/accounts.ts';
import { findUserByEmail } from '#server/auth/find-user.ts';
import { loadUserSession } from '#server/auth/session-statement.ts';
import type { Services } from '#server/kernel/services.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { askProfile } from './ask-profile.ts';
import { redirectUri } from './begin-sign-in.ts';
import { readErrand } from './errand.ts';
import type { Profile } from './provider.ts';
import { findLinkedUser, linkAccount } from './store.ts';

export type SignInWithServices = Pick<
  Services,
  'db' | 'clock' | 'secret' | 'publicUrl' | 'signInProviders'
> & { readonly accounts: Accounts };

/**
 * Signs in whom a provider has sent back: by an account that is linked to theirs, or by an address that
 * the provider vouches for, which links them. A second step is still due.
 * @throws Refusal `sign-in-again` for an answer that this browser has not asked for, `email-unverified`,
 * `no-account` for an address without one, `no-membership`.
 */
export async function finishSignIn(
  services: SignInWithServices,
  answer: { readonly code: string; readonly state: string; readonly headers: Headers },
): Promise<SignedIn & { readonly next: string | null }> {
  const { db, clock, secret, publicUrl, signInProviders, accounts } = services;
  const errand = readErrand(secret, answer.headers.get('cookie'), clock.nowMs());
  const settings = errand && signInProviders[errand.provider];
  if (!settings || errand.state !== answer.state) {
    refuse('sign-in-again', 'This browser has not asked for that');
  }
  const { provider, verifier, next } = errand;
  const asked = { provider, settings, code: answer.code, verifier };
  const profile = await askProfile({ ...asked, redirectUri: redirectUri(publicUrl) });
  const userId = await findUser(services, provider, profile);
  if (!(await loadUserSession(db, { userId }))) {
    refuse('no-membership', 'This account is a member of no company any more');
  }
  return { ...(await accounts.enter(userId, answer.headers)), next };
}

async function findUser(
  { db }: SignInWithServices,
  providerId: string,
  { accountId, email, isVerified }: Profile,
): Promise<string> {
  const linked = await findLinkedUser(db, { providerId, accountId });
  if (linked !== undefined) return linked;
  if (email === undefined || !isVerified) {
    refuse('email-unverified', 'The provider does not vouch for the address');
  }
  const user = await findUserByEmail(db, email);
  if (!user) refuse('no-account', 'There is no account for this address');
  await linkAccount(db, user.id, { providerId, accountId });
  return user.id;
}
