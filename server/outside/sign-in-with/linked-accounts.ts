import { checkPassword, type PasswordServices } from '#server/people/auth/check-password.ts';
import { lockUser } from '#server/people/auth/find-user.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { beginSignIn } from '#server/sign-in-with/begin-sign-in.ts';
import type { LinkedAccounts } from '#shared/api/sign-in-with.ts';
import { type SignInProvider, signInProviders } from '#shared/domain/sign-in-with.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { deleteLinkedAccounts, findWays } from './store.ts';

type LinkServices = PasswordServices &
  Pick<Services, 'db' | 'clock' | 'secret' | 'publicUrl' | 'signInProviders'>;

/** How somebody can sign in; a provider that is linked is told also where it is set up no more. */
export async function listLinkedAccounts(
  services: LinkServices,
  headers: Headers,
): Promise<LinkedAccounts> {
  const { hasPassword, linked } = await findWays(services.db, await currentUser(services, headers));
  const shown = signInProviders.filter(
    (each) => services.signInProviders[each] || linked.includes(each),
  );
  return {
    hasPassword,
    accounts: shown.map((provider) => ({ provider, isLinked: linked.includes(provider) })),
  };
}

/**
 * Where a browser goes to link an account to who is signed in. It is one more way into theirs: who has
 * a password says it again.
 * @throws Refusal `not-found` for a provider that is not set up, `wrong-password`; TooManyCalls.
 */
export async function beginLink(
  services: LinkServices,
  headers: Headers,
  wish: { readonly provider: SignInProvider; readonly password?: string | undefined },
): Promise<{ readonly url: string; readonly cookie: string }> {
  const userId = await currentUser(services, headers);
  const { hasPassword } = await findWays(services.db, userId);
  if (hasPassword) await checkPassword(services, headers, wish.password ?? '');
  const { provider } = wish;
  return beginSignIn(services, { provider, next: null, signsUp: false, linksUserId: userId });
}

/**
 * Takes a way into one's account away.
 * @throws Refusal `not-found` where it is not linked, `last-way-in`.
 */
export async function unlinkAccount(
  services: LinkServices,
  headers: Headers,
  provider: SignInProvider,
): Promise<{ unlinked: true }> {
  const userId = await currentUser(services, headers);
  return services.db.transaction(async (tx) => {
    // Of two that are unlinked at once one stays.
    await lockUser(tx, userId);
    const { hasPassword, linked } = await findWays(tx, userId);
    if (!linked.includes(provider)) refuse('not-found', 'This is not linked');
    if (!hasPassword && linked.length === 1) refuse('last-way-in', 'There is no other way in');
    await deleteLinkedAccounts(tx, { userId, provider });
    return { unlinked: true };
  });
}

async function currentUser({ accounts }: LinkServices, headers: Headers): Promise<string> {
  const current = await accounts.findCurrent(headers);
  return current ? current.userId : refuse('unauthorized', 'Sign in first');
}
