import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { apiTokenApi } from '#shared/api/api-token.ts';
import type { Session } from '#shared/api/session.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { createApiToken } from './create-api-token.ts';
import { deleteToken, listTokens, type TokensOf } from './store.ts';

const DEFAULT_PAGE_SIZE = 25;

export function apiTokenRoutes(services: Services): Handlers<typeof apiTokenApi> {
  const { db } = services;
  return {
    createApiToken: ({ body }, { session }) => createApiToken(services, session, body),
    listApiTokens: async ({ query }, { session }) => {
      const page = query.page ?? 1;
      const pageSize = query.pageSize ?? DEFAULT_PAGE_SIZE;
      return { ...(await listTokens(db, reachedBy(session), page, pageSize)), page, pageSize };
    },
    revokeApiToken: async ({ params }, { session }) => {
      const isThere = await deleteToken(db, reachedBy(session), params.tokenId);
      if (!isThere) refuse('not-found', 'There is no such token');
      return { revoked: true };
    },
  };
}

/** The tokens that somebody may see and end. */
function reachedBy(session: Session): TokensOf {
  const { companyId, hostId } = session;
  return reachOf(session, 'api-token:manage') === 'company' ? { companyId } : { companyId, hostId };
}
