import type { Handlers } from '#server/http/handlers.ts';
import type { sessionApi } from '#shared/api/session.ts';

export function sessionRoutes(): Handlers<typeof sessionApi> {
  return { getSession: async (_, { session }) => session };
}
