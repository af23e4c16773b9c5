import { type SignInServices, signIn } from '#server/auth/sign-in.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { sessionApi } from '#shared/api/session.ts';

export function sessionRoutes(services: SignInServices): Handlers<typeof sessionApi> {
  return {
    getSession: async (_, { session }) => session,
    signIn: async ({ body }, { headers, clientAddress, setCookies }) => {
      const place = { address: clientAddress(), cookies: headers.get('cookie') };
      setCookies(await signIn(services, body, place));
      return { signedIn: true };
    },
    signOut: async (_, { headers, setCookies }) => {
      setCookies(await services.accounts.signOut(headers));
      return { signedOut: true };
    },
  };
}
