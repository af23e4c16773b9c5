import type { Handlers } from '#server/platform/http/handlers.ts';
import type { companyClosingApi } from '#shared/api/company-closing.ts';
import { type ClosingServices, closeCompany } from './close-company.ts';
import { exportCompany } from './export-company.ts';
import { getClosing } from './get-closing.ts';
import { keepCompany } from './keep-company.ts';

export function closingRoutes(services: ClosingServices): Handlers<typeof companyClosingApi> {
  return {
    getClosing: (_, { session }) => getClosing(services, session.companyId),
    closeCompany: ({ body }, { session, headers }) =>
      closeCompany(services, session, { ...body, headers }),
    keepCompany: (_, { session }) => keepCompany(services, session),
    exportCompany: (_, { session }) => exportCompany(services, session.companyId),
  };
}
