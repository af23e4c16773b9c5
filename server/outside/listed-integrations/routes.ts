import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { integrationApi } from '#shared/api/integration.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { listIntegrations } from './list-integrations.ts';

export function integrationRoutes(services: Services): Handlers<typeof integrationApi> {
  return {
    listIntegrations: async (_, { session }) => ({
      integrations: listIntegrations(services, reachOf(session, 'integration:read') ?? 'own'),
    }),
  };
}
