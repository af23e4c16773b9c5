import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/kernel/services.ts';
import type { meetingTypeApi } from '#shared/api/meeting-type.ts';
import type { queueApi } from '#shared/api/queue.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { patchMeetingType } from './patch-meeting-type.ts';
import { countQueueHosts } from './store.ts';

export function meetingTypeRoutes(
  services: Services,
): Handlers<typeof meetingTypeApi & typeof queueApi> {
  return {
    patchMeetingType: ({ params, body }, { session }) =>
      patchMeetingType(services, session, { ...params, ...body }),
    validateQueue: async ({ params: { queueId } }) => {
      const hosts = await countQueueHosts(services.db, queueId, new Date(services.clock.nowMs()));
      if (hosts === 0) refuse('no-available-queue-hosts', 'No available queue hosts');
      return { queueId, hosts };
    },
  };
}
