import type { Handlers } from '#server/http/handlers.ts';

export function sessionRoutes(): Pick<Handlers, 'getSession'> {
  return { getSession: async (_, { session }) => session };
}
