import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { demoApi } from '#shared/api/demo.ts';
import { getDemo } from './get-demo.ts';

export function demoRoutes(services: Services): Handlers<typeof demoApi> {
  return { getDemo: () => getDemo({ ...services, db: services.db.reads }) };
}
