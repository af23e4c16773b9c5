import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/kernel/services.ts';
import type { companyApi } from '#shared/api/company.ts';
import { changeContactDetails } from './change-contact-details.ts';
import { getSlugAvailability } from './slug-availability.ts';
import { loadContactDetails } from './store.ts';

export function companyRoutes({ db }: Services): Handlers<typeof companyApi> {
  return {
    getSlugAvailability: async ({ query }) => ({
      availability: await getSlugAvailability(db, query.slug),
    }),
    getContactDetails: (_, { session }) => loadContactDetails(db, session.companyId),
    patchContactDetails: ({ body }, { session }) =>
      changeContactDetails({ db }, session.companyId, body),
  };
}
