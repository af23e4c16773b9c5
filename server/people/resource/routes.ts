import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { resourceApi } from '#shared/api/resource.ts';
import { changeResource, createResource, deleteResource } from './change-resource.ts';
import { listResources } from './store.ts';

export function resourceRoutes(services: Services): Handlers<typeof resourceApi> {
  return {
    listResources: async (_, { session }) => ({
      resources: await listResources(services.db, session.companyId),
    }),
    createResource: ({ body }, { session }) => createResource(services, session.companyId, body),
    patchResource: ({ params, body }, { session: { companyId } }) =>
      changeResource(services, { companyId, id: params.resourceId }, body),
    deleteResource: ({ params }, { session: { companyId } }) =>
      deleteResource(services, { companyId, id: params.resourceId }),
  };
}
