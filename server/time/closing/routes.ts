import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { companyClosingApi } from '#shared/api/company-closing.ts';
import { exportCompany } from './export-company.ts';

export function closingRoutes(services: Services): Handlers<typeof companyClosingApi> {
  return {
    exportCompany: (_, { session }) => exportCompany(services, session.companyId),
  };
}
