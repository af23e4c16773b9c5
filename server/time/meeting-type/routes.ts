import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { MeetingTypeChange, meetingTypeEditorApi } from '#shared/api/meeting-type-editor.ts';
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
import { createMeetingType } from './create-meeting-type.ts';
import { deleteMeetingType } from './delete-meeting-type.ts';
import { duplicateMeetingType } from './duplicate-meeting-type.ts';
import { getEditedMeetingType } from './get-edited-meeting-type.ts';
import { getEditorChoices } from './get-editor-choices.ts';
import { getPreviewFacts } from './get-preview-facts.ts';
import { getUses } from './get-uses.ts';
import { getListedMeetingType, listMeetingTypes } from './list-meeting-types.ts';
import { saveMeetingType } from './save-meeting-type.ts';

import { countQueueHosts } from './store.ts';
import { toggleOnCard } from './toggle-on-card.ts';

export function meetingTypeRoutes(
  services: Services,
): Handlers<
  typeof meetingTypeEditorApi &
    typeof meetingTypeListApi &
    typeof meetingTypeHostApi &
    typeof queueApi
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
    getMeetingType: ({ params }, { session }) =>
      getEditedMeetingType(services, session, params.meetingTypeId),
    patchMeetingType: ({ params, body }, { session }) =>
      saveMeetingType(services, session, { ...params, ...toOpened(body) }),
    createMeetingType: ({ body }, { session }) => createMeetingType(services, session, body),
    getEditorChoices: ({ query }, { session }) =>
      getEditorChoices(services, session, query.meetingTypeId),
    getPreviewFacts: ({ query }, { session }) => getPreviewFacts(services, session, query),
    validateQueue: async ({ params: { queueId } }) => {
      const hosts = await countQueueHosts(services.db, queueId, new Date(services.clock.nowMs()));
      if (hosts === 0) refuse('no-available-queue-hosts', 'No available queue hosts');
      return { queueId, hosts };
    },
  };
}

/** Spec A §4: Make Public says `enabled` alone, and opens at once what would open later. */
function toOpened(change: MeetingTypeChange): MeetingTypeChange {
  const isMakePublic = change.enabled === true && Object.keys(change).length === 1;
  return isMakePublic ? { ...change, publishFrom: null } : change;
}
