import { findTokenHost } from '#server/people/api-token/find-token-host.ts';
import type { Database } from '#server/platform/db/database.ts';
import { bearerToken } from '#server/platform/http/bearer-token.ts';
import type { FindCaller } from '#server/platform/http/mount.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import type { Caller, Means } from '#server/platform/rights/authorise.ts';
import type { Session } from '#shared/api/session.ts';
import { findAppSession } from './find-app-session.ts';
import type { LoadAuth } from './load-auth.ts';
import { loadHostSession, loadUserSession } from './session-statement.ts';

/**
 * Looks up who calls and by what, as the host they are in their company: by their bearer token, which a
 * program or an app of theirs holds, or by the cookie of their session where there is no token.
 */
export function createFindCaller(
  loadAuth: LoadAuth,
  services: { readonly db: Database; readonly clock: Clock; readonly secret: string },
): FindCaller {
  const { db } = services;
  return async (headers) => {
    const token = bearerToken(headers);
    if (token !== undefined) {
      const host = await findTokenHost(services, token);
      if (host) {
        const means = host.readsOnly ? 'reading-token' : 'token';
        return toCaller(await loadHostSession(db, host), means);
      }
      const opened = await findAppSession(services, token);
      return opened && toCaller(await loadUserSession(db, opened), 'app');
    }
    if (!headers.has('cookie')) return undefined;
    // It is renewed where its cookie can be too: see `getSession`.
    const query = { disableRefresh: true };
    const found = await (await loadAuth()).api.getSession({ headers, query });
    const sessionId = found?.session.id;
    if (!found) return undefined;
    return toCaller(await loadUserSession(db, { userId: found.user.id, sessionId }), 'session');
  };
}

function toCaller(session: Session | undefined, means: Means): Caller | undefined {
  return session && { session, means };
}
