import type { Services } from '#server/platform/kernel/services.ts';
import type { AskedTemplatePreview } from '#shared/api/email-template.ts';
import type { Session } from '#shared/api/session.ts';
import { previewMessage } from './preview-message.ts';

/**
 * How an email looks in words of a company's own.
 * @throws Refusal `mail-not-configured`.
 */
export function previewTemplate(
  services: Services,
  session: Session,
  { sends, ...asked }: AskedTemplatePreview,
) {
  return previewMessage(services, session, {
    ...{ sends, meetingTypeIds: [] },
    toEvent: (trial) => ({ type: 'email-template-tested', ...trial, ...asked }),
  });
}
