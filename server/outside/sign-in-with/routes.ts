import type { PasswordServices } from '#server/people/auth/check-password.ts';
import { checkOpen } from '#server/people/sign-up/check-open.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { beginSignIn } from '#server/sign-in-with/begin-sign-in.ts';
import { dropErrand } from '#server/sign-in-with/errand.ts';
import { finishSignIn, type SignInWithServices } from '#server/sign-in-with/finish-sign-in.ts';
import type { signInWithApi } from '#shared/api/sign-in-with.ts';
import { signInProviders } from '#shared/domain/sign-in-with.ts';
import { beginLink, listLinkedAccounts, unlinkAccount } from './linked-accounts.ts';

export function signInWithRoutes(
  services: SignInWithServices & PasswordServices,
): Handlers<typeof signInWithApi> {
  return {
    listSignInProviders: async () => ({
      providers: signInProviders.filter((each) => services.signInProviders[each]),
    }),
    beginSignInWith: async ({ body }, { setCookies }) => {
      if (body.signsUp) checkOpen(services);
      const { url, cookie } = beginSignIn(services, { ...body, linksUserId: null });
      setCookies([cookie]);
      return { url };
    },
    finishSignInWith: async ({ body }, { headers, setCookies }) => {
      setCookies([dropErrand(services.publicUrl)]);
      const { isDone, cookies, next } = await finishSignIn(services, { ...body, headers });
      setCookies(cookies);
      return { signedIn: isDone, next };
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
