import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/kernel/services.ts';
import type { meetingTypeEditorApi } from '#shared/api/meeting-type-editor.ts';
import type { queueApi } from '#shared/api/queue.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { createMeetingType } from './create-meeting-type.ts';
import { getEditedMeetingType } from './get-edited-meeting-type.ts';
import { getEditorChoices } from './get-editor-choices.ts';
import { getPreviewFacts } from './get-preview-facts.ts';
import { saveMeetingType } from './save-meeting-type.ts';
import { countQueueHosts } from './store.ts';

export function meetingTypeRoutes(
  services: Services,
): Handlers<typeof meetingTypeEditorApi & typeof queueApi> {
  return {
    getMeetingType: ({ params }, { session }) =>
      getEditedMeetingType(services.db, session, params.meetingTypeId),
    patchMeetingType: ({ params, body }, { session }) =>
      saveMeetingType(services, session, { ...params, ...body }),
    createMeetingType: ({ body }, { session }) => createMeetingType(services, session, body),
    getEditorChoices: ({ query }, { session }) =>
      getEditorChoices(services, session, query.meetingTypeId),
    getPreviewFacts: ({ query }, { session }) => getPreviewFacts(services, session, query),
    validateQueue: async ({ params: { queueId } }) => {
      const hosts = await countQueueHosts(services.db, queueId);
      if (hosts === 0) refuse('no-available-queue-hosts', 'No available queue hosts');
      return { queueId, hosts };
    },
  };
}
