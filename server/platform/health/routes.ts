import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { healthApi } from '#shared/api/health.ts';
import { EXTENSION_DIALECT } from '#shared/domain/connected-apps.ts';
import { refuse } from '#shared/errors/refusal.ts';

export function healthRoutes({ db, isStopping }: Services): Handlers<typeof healthApi> {
  return {
    getHealth: async () => ({ status: 'ok', product: 'kalends', extension: EXTENSION_DIALECT }),
    getReady: async () => {
      if (isStopping()) refuse('not-ready', 'The server is stopping');
      if (db.hasRoom?.() === false) refuse('not-ready', 'The disk is full: nothing new is taken');
      if (!(await db.isReady())) refuse('not-ready', 'The database does not answer');
      return { status: 'ready' };
    },
  };
}
