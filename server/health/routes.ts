import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/kernel/services.ts';
import { refuse } from '#shared/errors/refusal.ts';

export function healthRoutes({ db }: Services): Pick<Handlers, 'getHealth' | 'getReady'> {
  return {
    getHealth: async () => ({ status: 'ok' }),
    getReady: async () => {
      if (!(await db.isReady())) refuse('not-ready', 'The database does not answer');
      return { status: 'ready' };
    },
  };
}
