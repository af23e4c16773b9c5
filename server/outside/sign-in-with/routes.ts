import type { PasswordServices } from '#server/people/auth/check-password.ts';
import { checkOpen } from '#server/people/sign-up/check-open.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import type { signInWithApi } from '#shared/api/sign-in-with.ts';
import { SIGN_IN_PROVIDERS } from '#shared/domain/integrations/sign-in-providers.ts';
import { beginSignIn } from './begin-sign-in.ts';
import type { SignInWithServices } from './finish-sign-in.ts';
import { beginLink, listLinkedAccounts, unlinkAccount } from './linked-accounts.ts';

export function signInWithRoutes(
  services: SignInWithServices & PasswordServices,
): Handlers<typeof signInWithApi> {
  return {
    listSignInProviders: async () => ({
      providers: SIGN_IN_PROVIDERS.filter((each) => services.signInProviders[each]),
    }),
    beginSignInWith: async ({ body }, { setCookies }) => {
      const { provider, next, signsUp } = body;
      if (signsUp) checkOpen(services);
      const purpose = { kind: 'sign-in', signsUp } as const;
      const { url, cookie } = await beginSignIn(services, { provider, next, purpose });
      setCookies([cookie]);
      return { url };
    },
    listLinkedAccounts: (_, { headers }) => listLinkedAccounts(services, headers),
    linkAccount: async ({ body }, { headers, setCookies }) => {
      const { url, cookie } = await beginLink(services, headers, body);
      setCookies([cookie]);
      return { url };
    },
    unlinkAccount: ({ params }, { headers }) => unlinkAccount(services, headers, params.provider),
  };
}
