import type { Handlers } from '#server/http/handlers.ts';
import { nowMinute } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import type { availabilityApi } from '#shared/api/availability.ts';
import { getAvailability } from './get-availability.ts';
import { mayTroubleshoot } from './policy.ts';

export function availabilityRoutes({ db, clock }: Services): Handlers<typeof availabilityApi> {
  return {
    getAvailability: ({ query }, { findSession }) =>
      getAvailability(db.reads, query, nowMinute(clock), async (meetingType) =>
        mayTroubleshoot(meetingType, await findSession()),
      ),
  };
}
