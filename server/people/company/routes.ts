import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { CompanyChange, companyApi } from '#shared/api/company.ts';
import { type Actor, reachOf } from '#shared/domain/roles/rights.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { changeCompany } from './change-company.ts';
import { changeContactDetails } from './change-contact-details.ts';
import { changeLogo } from './change-logo.ts';
import { findPublicCompany } from './find-public-company.ts';
import { getOwnCompany } from './get-own-company.ts';
import { getSlugAvailability } from './slug-availability.ts';
import { findCompanyIdBySlug, loadContactDetails, setLogo } from './store.ts';

export function companyRoutes(services: Services): Handlers<typeof companyApi> {
  const { db } = services;
  return {
    getCompany: (_, { session }) => getOwnCompany(db, session.companyId, services),
    patchCompany: async ({ body }, { session }) => {
      checkChange(session, body);
      await db.transaction((tx) => changeCompany(tx, session.companyId, body));
      return getOwnCompany(db, session.companyId, services);
    },
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
      changeContactDetails(services, session.companyId, body),
  };
}

/** Spec B §6: an admin of a team alone says whether the product names itself, and nothing else. */
function checkChange(
  session: Actor,
  { was: _, hideKalendsBranding: __, ...others }: CompanyChange,
) {
  const namesMore = Object.values(others).some((value) => value !== undefined);
  if (namesMore && reachOf(session, 'company:edit') === undefined) {
    refuse('forbidden', 'This needs the right company:edit');
  }
}
