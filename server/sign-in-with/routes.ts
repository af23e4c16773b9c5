import type { Handlers } from '#server/http/handlers.ts';
import type { signInWithApi } from '#shared/api/sign-in-with.ts';
import { signInProviders } from '#shared/domain/sign-in-with.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { dropErrand } from './errand.ts';
import { finishSignIn, type SignInWithServices } from './finish-sign-in.ts';

export function signInWithRoutes(services: SignInWithServices): Handlers<typeof signInWithApi> {
  return {
    listSignInProviders: async () => ({
      providers: signInProviders.filter((each) => services.signInProviders[each]),
    }),
    beginSignInWith: async ({ body }, { setCookies }) => {
      const { url, cookie } = beginSignIn(services, body);
      setCookies([cookie]);
      return { url };
    },
    finishSignInWith: async ({ body }, { headers, setCookies }) => {
      setCookies([dropErrand(services.publicUrl)]);
      const { isDone, cookies, next } = await finishSignIn(services, { ...body, headers });
      setCookies(cookies);
      return { signedIn: isDone, next };
    },
  };
}
