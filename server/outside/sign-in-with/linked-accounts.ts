import type { SetOut } from '#server/outside/connections/set-out.ts';
import type { CurrentSession } from '#server/people/auth/accounts.ts';
import { checkPassword, type PasswordServices } from '#server/people/auth/check-password.ts';
import { lockUser } from '#server/people/auth/find-user.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { LinkedAccounts } from '#shared/api/sign-in-with.ts';
import {
  SIGN_IN_PROVIDERS,
  type SignInProvider,
} from '#shared/domain/integrations/sign-in-providers.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { type BeginServices, beginSignIn } from './begin-sign-in.ts';
import { deleteLinkedAccounts, findWays } from './store.ts';

type LinkServices = PasswordServices & BeginServices & Pick<Services, 'db'>;

/** How somebody can sign in; a provider that is linked is told also where it is set up no more. */
export async function listLinkedAccounts(
  services: LinkServices,
  headers: Headers,
): Promise<LinkedAccounts> {
  const { userId } = await currentSession(services, headers);
  const { hasPassword, linked } = await findWays(services.db, userId);
  const shown = SIGN_IN_PROVIDERS.filter(
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
  wish: LinkWish,
): Promise<SetOut> {
  const { userId, sessionId } = await currentSession(services, headers);
  const { hasPassword } = await findWays(services.db, userId);
  if (hasPassword) await checkPassword(services, headers, wish.password ?? '');
  const { provider, next } = wish;
  return beginSignIn(services, { provider, next, purpose: { kind: 'link', userId, sessionId } });
}

interface LinkWish {
  readonly provider: SignInProvider;
  readonly password?: string | undefined;
  /** The path to go on to. */
  readonly next: string;
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
  const { userId } = await currentSession(services, headers);
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

async function currentSession(
  { accounts }: LinkServices,
  headers: Headers,
): Promise<CurrentSession> {
  return (await accounts.findCurrent(headers)) ?? refuse('unauthorized', 'Sign in first');
}
