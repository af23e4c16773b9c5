import type { Services } from '#server/platform/kernel/services.ts';
import type { Session } from '#shared/api/session.ts';
import type { AskedPreview } from '#shared/api/workflow.ts';
import { previewMessage } from './preview-message.ts';

/**
 * How a workflow's message looks.
 * @throws Refusal `mail-not-configured`.
 */
export function previewWorkflow(
  services: Services,
  session: Session,
  { sends, meetingTypeIds, ...asked }: AskedPreview,
) {
  return previewMessage(services, session, {
    ...{ sends, meetingTypeIds },
    toEvent: (trial) => ({ type: 'workflow-tested', ...trial, ...asked }),
  });
}
