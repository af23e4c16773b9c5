import type { Purpose } from '#server/outside/connections/errand.ts';
import type { Finished, Returned } from '#server/outside/connections/returned.ts';
import type { Accounts } from '#server/people/auth/accounts.ts';
import { findUserByEmail } from '#server/people/auth/find-user.ts';
import { loadUserSession } from '#server/people/auth/session-statement.ts';
import { openVouchedAccount } from '#server/people/sign-up/open-vouched-account.ts';
import type { Profile } from '#server/platform/kernel/identity-provider.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { SignInProvider } from '#shared/domain/integrations/sign-in-providers.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { toPath } from '#shared/routes/index.ts';
import type { BeginServices } from './begin-sign-in.ts';
import { findLinkedUser, insertLinkedAccount } from './store.ts';

export type SignInWithServices = BeginServices &
  Pick<Services, 'db' | 'takesSignUps' | 'log'> & { readonly accounts: Accounts };

/**
 * Signs in whom a provider has sent back: by an account that is linked to theirs, or by an address that
 * the provider vouches for, which links them. Anyone who set out to sign up and has no account gets one.
 * A second step is still due.
 * @throws Refusal `sign-in-again` where the provider does not say who it was, `email-unverified`,
 * `no-account` for an address without one, `no-membership`, `sign-up-closed`.
 */
export async function finishSignIn(
  services: SignInWithServices,
  returned: Returned,
  { signsUp }: Purpose<'sign-in'>,
): Promise<Finished> {
  const { db, accounts } = services;
  const profile = await loadProfile(services, returned);
  const { next } = returned.errand;
  const provider = providerOf(returned.errand);
  const known = await findUser(services, provider, profile);
  if (known === undefined && !signsUp) refuse('no-account', 'There is no account for this address');
  const userId = known ?? (await signUp(services, profile, returned));
  if (!(await loadUserSession(db, { userId }))) {
    refuse('no-membership', 'This account is a member of no company any more');
  }
  const signedIn = await accounts.enter(userId, returned.headers);
  return { ...signedIn, next: known === undefined ? toPath('onboarding', {}) : next };
}

/**
 * Links the account that a provider has sent back to the one that set out, which stays signed in.
 * @throws Refusal `sign-in-again` where another session is there meanwhile, `linked-elsewhere`.
 */
export async function finishLink(
  services: SignInWithServices,
  returned: Returned,
  { userId, sessionId }: Purpose<'link'>,
): Promise<Finished> {
  const { db, accounts } = services;
  const { accountId } = await loadProfile(services, returned);
  const current = await accounts.findCurrent(returned.headers);
  if (current?.userId !== userId || current.sessionId !== sessionId) {
    refuse('sign-in-again', 'Another session has asked for that');
  }
  const { next } = returned.errand;
  const providerId = providerOf(returned.errand);
  const key = { providerId, accountId };
  const isNew = await insertLinkedAccount(db, userId, key);
  if (!isNew && (await findLinkedUser(db, key)) !== userId) {
    refuse('linked-elsewhere', 'It is linked to another account');
  }
  return { isDone: true, cookies: [], next };
}

/** @throws Refusal `sign-in-again` where the provider does not know the code, or does not answer. */
async function loadProfile(
  { signInProviders, log }: SignInWithServices,
  { errand, code }: Returned,
): Promise<Profile> {
  const provider = providerOf(errand);
  const answer = await signInProviders[provider]?.loadProfile(code, errand);
  if (answer?.answered) return answer.value;
  if (answer) log.warn({ provider, why: answer.why, err: answer.cause }, 'sign-in provider');
  refuse('sign-in-again', 'The provider did not confirm the sign-in');
}

/** Who was asked who somebody is. */
function providerOf({ provider }: Returned['errand']): SignInProvider {
  return provider ?? refuse('sign-in-again', 'Nobody was asked who they are');
}

/** @throws Refusal `email-unverified`. */
async function findUser(
  { db }: SignInWithServices,
  providerId: SignInProvider,
  profile: Profile,
): Promise<string | undefined> {
  const { accountId } = profile;
  const linked = await findLinkedUser(db, { providerId, accountId });
  if (linked !== undefined) return linked;
  const user = await findUserByEmail(db, vouchedEmail(profile));
  if (user) await insertLinkedAccount(db, user.id, { providerId, accountId });
  return user?.id;
}

/** The account of somebody new, which theirs at the provider opens. */
async function signUp(
  services: SignInWithServices,
  profile: Profile,
  { errand, language, timezone }: Returned,
): Promise<string> {
  const email = vouchedEmail(profile);
  const person = { email, name: profile.name, language, timeZone: timezone };
  return openVouchedAccount(services, person, async (tx, userId) => {
    const key = { providerId: providerOf(errand), accountId: profile.accountId };
    await insertLinkedAccount(tx, userId, key);
  });
}

function vouchedEmail({ email, isVerified }: Profile): string {
  return email !== undefined && isVerified
    ? email
    : refuse('email-unverified', 'The provider does not vouch for the address');
}
