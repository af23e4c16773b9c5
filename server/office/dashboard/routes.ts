import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { dashboardApi } from '#shared/api/dashboard.ts';
import { getDashboard } from './get-dashboard.ts';

export function dashboardRoutes(services: Services): Handlers<typeof dashboardApi> {
  return {
    getDashboard: ({ query }, { session }) => getDashboard(services, session, query.timezone),
  };
}
