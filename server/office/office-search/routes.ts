import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { officeSearchApi } from '#shared/api/office-search.ts';
import { searchOffice } from './search-office.ts';

export function officeSearchRoutes(services: Services): Handlers<typeof officeSearchApi> {
  return {
    searchOffice: ({ query }, { session }) => searchOffice(services, session, query.text),
  };
}
