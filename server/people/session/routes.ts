import { endSessions } from '#server/people/auth/end-sessions.ts';
import { forgetTrustedBrowsers } from '#server/people/auth/forget-trusted-browsers.ts';
import { endSession, listSessions, noteSeen } from '#server/people/auth/list-sessions.ts';
import { loadMemberships } from '#server/people/auth/session-statement.ts';
import { type SignInServices, signIn } from '#server/people/auth/sign-in.ts';
import { switchCompany } from '#server/people/auth/switch-company.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import type { sessionApi } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';

export function sessionRoutes(services: SignInServices): Handlers<typeof sessionApi> {
  const { db, clock, accounts } = services;
  const findCurrent = async (headers: Headers) =>
    (await accounts.findCurrent(headers)) ?? refuse('unauthorized', 'Sign in first');
  return {
    getSession: async (_, { session, headers, setCookies }) => {
      // On a full disk a session is read as it is, so that the office opens.
      if (db.hasRoom?.() !== false) {
        const { cookies, sessionId } = await accounts.renew(headers);
        setCookies(cookies);
        if (sessionId !== undefined) await noteSeen(db, sessionId, clock.nowMs());
      }
      return { ...session, companies: await loadMemberships(db, session) };
    },
    switchCompany: async ({ body }, { headers }) => {
      return switchCompany(services, await findCurrent(headers), body.companyId);
    },
    listSessions: async (_, { headers }) => ({
      sessions: await listSessions(db, await findCurrent(headers)),
    }),
    endSession: async ({ params }, { headers }) => {
      const { userId } = await findCurrent(headers);
      const isThere = await endSession(db, { userId, sessionId: params.sessionId });
      if (!isThere) refuse('not-found', 'There is no such session');
      return { ended: true };
    },
    endOtherSessions: async (_, { headers }) => {
      const { userId, sessionId } = await findCurrent(headers);
      await forgetTrustedBrowsers(db, userId);
      return { ended: await endSessions(db, userId, sessionId) };
    },
    signIn: async ({ body }, { headers, clientAddress, setCookies }) => {
      const place = { address: clientAddress(), headers };
      const { isDone, cookies } = await signIn(services, body, place);
      setCookies(cookies);
      return { signedIn: isDone };
    },
    signOut: async (_, { headers, setCookies }) => {
      setCookies(await accounts.signOut(headers));
      return { signedOut: true };
    },
  };
}
