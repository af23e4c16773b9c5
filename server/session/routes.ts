import { loadMemberships } from '#server/auth/session-statement.ts';
import { type SignInServices, signIn } from '#server/auth/sign-in.ts';
import { switchCompany } from '#server/auth/switch-company.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { sessionApi } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';

export function sessionRoutes(services: SignInServices): Handlers<typeof sessionApi> {
  const { db, accounts } = services;
  return {
    getSession: async (_, { session, headers, setCookies }) => {
      setCookies(await accounts.renew(headers));
      return { ...session, companies: await loadMemberships(db, session) };
    },
    switchCompany: async ({ body }, { headers }) => {
      const current = await accounts.findCurrent(headers);
      if (!current) refuse('unauthorized', 'Sign in first');
      return switchCompany(services, current, body.companyId);
    },
    signIn: async ({ body }, { headers, clientAddress, setCookies }) => {
      const place = { address: clientAddress(), headers };
      setCookies(await signIn(services, body, place));
      return { signedIn: true };
    },
    signOut: async (_, { headers, setCookies }) => {
      setCookies(await accounts.signOut(headers));
      return { signedOut: true };
    },
  };
}
