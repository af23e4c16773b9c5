import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/kernel/services.ts';
import { getSlugAvailability } from './slug-availability.ts';

export function companyRoutes({ db }: Services): Pick<Handlers, 'getSlugAvailability'> {
  return {
    getSlugAvailability: async ({ query }) => ({
      availability: await getSlugAvailability(db, query.slug),
    }),
  };
}
