import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { companyApi } from '#shared/api/company.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { changeContactDetails } from './change-contact-details.ts';
import { changeLogo } from './change-logo.ts';
import { findPublicCompany } from './find-public-company.ts';
import { renameCompany } from './rename-company.ts';
import { getSlugAvailability } from './slug-availability.ts';
import { findCompanyIdBySlug, loadContactDetails, setLogo } from './store.ts';

export function companyRoutes(services: Services): Handlers<typeof companyApi> {
  const { db } = services;
  return {
    getCompany: async (_, { session }) => {
      const found = await findPublicCompany(db, session.companyId);
      if (!found) return refuse('not-found', 'There is no such company');
      const { id, slug, name } = found;
      return { id, slug, name };
    },
    patchCompany: ({ body }, { session }) => renameCompany({ db }, session.companyId, body),
    patchLogo: async ({ file }, { session }) => ({
      logo: await changeLogo(services, session.companyId, file),
    }),
    deleteLogo: async (_, { session }) => {
      await setLogo(db, session.companyId, null);
      return { logo: null };
    },
    getPublicCompany: async ({ query }) => {
      const found = await findPublicCompany(db, query.id);
      return found ?? refuse('not-found', 'There is no such company');
    },
    findCompanyId: async ({ params }) => {
      const id = await findCompanyIdBySlug(db, params.slug);
      return id === undefined ? refuse('not-found', 'There is no such company') : { id };
    },
    getSlugAvailability: async ({ query }) => ({
      availability: await getSlugAvailability(db, query.slug),
    }),
    getContactDetails: (_, { session }) => loadContactDetails(db, session.companyId),
    patchContactDetails: ({ body }, { session }) =>
      changeContactDetails({ db }, session.companyId, body),
  };
}
