import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { memberApi } from '#shared/api/member.ts';
import { getDeparture } from './get-departure.ts';
import { removeMember } from './remove-member.ts';

/** How a membership ends, with all that has to be handed over. */
export function departureRoutes(
  services: Services,
): Pick<Handlers<typeof memberApi>, 'getDeparture' | 'removeMember'> {
  return {
    getDeparture: ({ params, query }, { session }) =>
      getDeparture(services, session, { ...params, ...query }),
    removeMember: ({ params, body }, { session }) =>
      removeMember(services, session, { ...params, ...body }),
  };
}
