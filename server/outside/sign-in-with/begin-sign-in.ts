import type { Errand, Purpose } from '#server/outside/connections/errand.ts';
import { type ErrandServices, type SetOut, setOut } from '#server/outside/connections/set-out.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { SignInProvider } from '#shared/domain/integrations/sign-in-providers.ts';
import { refuse } from '#shared/errors/refusal.ts';

export type BeginServices = ErrandServices & Pick<Services, 'signInProviders'>;

/**
 * Where a browser goes to say at a provider who somebody is, and the cookie that it takes along.
 * @throws Refusal `not-found` for a provider that is not set up.
 */
export async function beginSignIn(
  services: BeginServices,
  wish: { readonly provider: SignInProvider; readonly purpose: Purpose } & Pick<Errand, 'next'>,
): Promise<SetOut> {
  const provider = services.signInProviders[wish.provider];
  if (!provider) refuse('not-found', 'This is not set up here');
  return setOut(services, provider, wish);
}
