import { findTokenHost } from '#server/api-token/find-token-host.ts';
import type { Database } from '#server/db/database.ts';
import { bearerToken } from '#server/http/bearer-token.ts';
import type { FindSession } from '#server/http/mount.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { findAppSession } from './find-app-session.ts';
import type { LoadAuth } from './load-auth.ts';
import { loadHostSession, loadUserSession } from './session-statement.ts';

/**
 * Looks up who calls, as the host they are in their company: by their bearer token, which a
 * program or an app of theirs holds, or by the cookie of their session where there is no token.
 */
export function createFindSession(
  loadAuth: LoadAuth,
  services: { readonly db: Database; readonly clock: Clock; readonly secret: string },
): FindSession {
  const { db } = services;
  return async (headers) => {
    const token = bearerToken(headers);
    if (token !== undefined) {
      const host = await findTokenHost(services, token);
      if (host) return loadHostSession(db, host);
      const opened = await findAppSession(services, token);
      return opened && loadUserSession(db, opened);
    }
    if (!headers.has('cookie')) return undefined;
    // It is renewed where its cookie can be too: see `getSession`.
    const query = { disableRefresh: true };
    const found = await (await loadAuth()).api.getSession({ headers, query });
    const sessionId = found?.session.id;
    return found ? loadUserSession(db, { userId: found.user.id, sessionId }) : undefined;
  };
}
