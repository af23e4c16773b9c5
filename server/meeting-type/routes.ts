import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/kernel/services.ts';
import type { meetingTypeApi } from '#shared/api/meeting-type.ts';
import type { meetingTypeHostApi } from '#shared/api/meeting-type-host.ts';
import type { meetingTypeListApi } from '#shared/api/meeting-type-list.ts';
import type { queueApi } from '#shared/api/queue.ts';
import { refuse } from '#shared/errors/refusal.ts';
import {
  changeAdminLimits,
  changeHours,
  changeOwnLimits,
  listHostTerms,
} from './change-host-terms.ts';
import { changeStates } from './change-states.ts';
import { changeWorkspace } from './change-workspace.ts';
import { deleteMeetingType } from './delete-meeting-type.ts';
import { duplicateMeetingType } from './duplicate-meeting-type.ts';
import { getUses } from './get-uses.ts';
import { getListedMeetingType, listMeetingTypes } from './list-meeting-types.ts';
import { patchMeetingType } from './patch-meeting-type.ts';
import { countQueueHosts } from './store.ts';
import { toggleOnCard } from './toggle-on-card.ts';

export function meetingTypeRoutes(
  services: Services,
): Handlers<
  typeof meetingTypeApi & typeof meetingTypeListApi & typeof meetingTypeHostApi & typeof queueApi
> {
  return {
    listMyMeetingTypes: ({ query }, { session }) =>
      listMeetingTypes(services, session, { ...query, of: 'mine' }),
    listAllMeetingTypes: ({ query: { domain, id, ...query } }, { session }) =>
      listMeetingTypes(services, session, {
        ...query,
        of: 'reached',
        ownedBy: domain && id ? { kind: domain, id } : null,
      }),
    listAssignedMeetingTypes: ({ query }, { session }) =>
      listMeetingTypes(services, session, { ...query, of: 'assigned' }),
    listMeetingTypesOfWorkspace: ({ query }, { session }) =>
      listMeetingTypes(services, session, { ...query, of: 'reached' }),
    getListedMeetingType: ({ params }, { session }) =>
      getListedMeetingType(services, session, params.meetingTypeId),
    changeMeetingTypeStates: async ({ body }, { session }) => ({
      meetingTypes: await changeStates(services, session, body),
    }),
    duplicateMeetingType: ({ body }, { session }) => duplicateMeetingType(services, session, body),
    getMeetingTypeUses: ({ params }, { session }) =>
      getUses(services, session, params.meetingTypeId),
    deleteMeetingType: ({ params, query }, { session }) =>
      deleteMeetingType(services, session, { ...params, ...query }),
    changeMeetingTypeWorkspace: ({ params }, { session }) =>
      changeWorkspace(services, session, params),
    toggleOnCard: ({ params, query }, { session }) =>
      toggleOnCard(services, session, { ...params, hostId: query.userId ?? session.hostId }),
    listMeetingTypeHosts: async ({ params }, { session }) => ({
      hosts: await listHostTerms(services, session, params.meetingTypeId),
    }),
    changeMeetingTypeHours: ({ params }, { session }) => changeHours(services, session, params),
    changeBookingFrequency: ({ params, body }, { session }) =>
      changeOwnLimits(services, session, { ...params, ...body }),
    changeBookingFrequencyByAdmin: ({ params, body }, { session }) =>
      changeAdminLimits(services, session, { ...params, ...body }),
    patchMeetingType: ({ params, body }, { session }) =>
      patchMeetingType(services, session, { ...params, ...body }),
    validateQueue: async ({ params: { queueId } }) => {
      const hosts = await countQueueHosts(services.db, queueId, new Date(services.clock.nowMs()));
      if (hosts === 0) refuse('no-available-queue-hosts', 'No available queue hosts');
      return { queueId, hosts };
    },
  };
}
