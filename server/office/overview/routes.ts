import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { overviewApi } from '#shared/api/overview.ts';
import { getOverview } from './get-overview.ts';

export function overviewRoutes(services: Services): Handlers<typeof overviewApi> {
  return {
    getOverview: ({ query }, { session: { companyId, timezone } }) =>
      getOverview(services, { companyId, timeZone: query.timezone ?? timezone }),
  };
}
