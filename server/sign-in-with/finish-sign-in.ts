import { findLinkedUser, insertLinkedAccount } from '#server/outside/sign-in-with/store.ts';
import type { Accounts, SignedIn } from '#server/people/auth/accounts.ts';
import { findUserByEmail } from '#server/people/auth/find-user.ts';
import { loadUserSession } from '#server/people/auth/session-statement.ts';
import { openVouchedAccount } from '#server/people/sign-up/open-vouched-account.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { SignInProvider } from '#shared/domain/sign-in-with.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { toPath } from '#shared/routes/index.ts';
import { askProfile } from './ask-profile.ts';
import { redirectUri } from './begin-sign-in.ts';
import { readErrand } from './errand.ts';
import type { Profile } from './provider.ts';

export type SignInWithServices = Pick<
  Services,
  'db' | 'clock' | 'secret' | 'publicUrl' | 'signInProviders' | 'takesSignUps'
> & { readonly accounts: Accounts };

/** What a browser brings back from a provider, and how it reads. */
interface Answer {
  readonly code: string;
  readonly state: string;
  readonly language?: Language | undefined;
  readonly timezone?: string | undefined;
  readonly headers: Headers;
}

type Finished = SignedIn & { readonly next: string | null };

/**
 * Signs in whom a provider has sent back: by an account that is linked to theirs, or by an address that
 * the provider vouches for, which links them. Who set out to sign up and has no account gets one; who
 * set out to link theirs stays signed in as they were. A second step is still due.
 * @throws Refusal `sign-in-again` for an answer that this browser has not asked for, `email-unverified`,
 * `no-account` for an address without one, `no-membership`, `sign-up-closed`, `linked-elsewhere`.
 */
export async function finishSignIn(
  services: SignInWithServices,
  answer: Answer,
): Promise<Finished> {
  const { db, clock, secret, publicUrl, signInProviders, accounts } = services;
  const { code, state, headers } = answer;
  const errand = readErrand(secret, headers.get('cookie'), clock.nowMs());
  const settings = errand && signInProviders[errand.provider];
  if (!settings || errand.state !== state) {
    refuse('sign-in-again', 'This browser has not asked for that');
  }
  const { provider, verifier, next, signsUp, linksUserId } = errand;
  const asked = { provider, settings, code, verifier };
  const profile = await askProfile({ ...asked, redirectUri: redirectUri(publicUrl) });
  if (linksUserId !== null) {
    await linkTo(services, linksUserId, { provider, profile, headers });
    return { isDone: true, cookies: [], next: toPath('profile', {}) };
  }
  const known = await findUser(services, provider, profile);
  if (known === undefined && !signsUp) refuse('no-account', 'There is no account for this address');
  const userId = known ?? (await signUp(services, { provider, profile, answer }));
  if (!(await loadUserSession(db, { userId }))) {
    refuse('no-membership', 'This account is a member of no company any more');
  }
  const signedIn = await accounts.enter(userId, headers);
  return { ...signedIn, next: known === undefined ? toPath('onboarding', {}) : next };
}

/** @throws Refusal `sign-in-again` where somebody else is signed in meanwhile, `linked-elsewhere`. */
async function linkTo(
  { db, accounts }: SignInWithServices,
  userId: string,
  { provider, profile, headers }: Returned & { readonly headers: Headers },
): Promise<void> {
  const current = await accounts.findCurrent(headers);
  if (current?.userId !== userId) refuse('sign-in-again', 'Somebody else is signed in now');
  const key = { providerId: provider, accountId: profile.accountId };
  if (await insertLinkedAccount(db, userId, key)) return;
  if ((await findLinkedUser(db, key)) !== userId) {
    refuse('linked-elsewhere', 'It is linked to another account');
  }
}

interface Returned {
  readonly provider: SignInProvider;
  readonly profile: Profile;
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
  { provider, profile, answer }: Returned & { readonly answer: Answer },
): Promise<string> {
  const { language, timezone } = answer;
  const email = vouchedEmail(profile);
  const person = { email, name: profile.name, language, timeZone: timezone };
  return openVouchedAccount(services, person, async (tx, userId) => {
    const key = { providerId: provider, accountId: profile.accountId };
    await insertLinkedAccount(tx, userId, key);
  });
}

function vouchedEmail({ email, isVerified }: Profile): string {
  return email !== undefined && isVerified
    ? email
    : refuse('email-unverified', 'The provider does not vouch for the address');
}
