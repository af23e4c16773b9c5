import type * as z from 'zod';
import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { AskedTemplatePreview, emailTemplateApi } from '#shared/api/email-template.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { changeTemplate } from './change-template.ts';
import { getTemplates } from './get-templates.ts';

/** How a message looks is known where messages are written. */
type Preview = (
  asked: AskedTemplatePreview,
  session: Session,
) => Promise<z.output<typeof emailTemplateApi.previewEmailTemplate.reply>>;

export function emailTemplateRoutes(
  services: Services,
  preview: Preview,
): Handlers<typeof emailTemplateApi> {
  return {
    listEmailTemplates: async ({ query }, { session }) => ({
      templates: await getTemplates(services, session, query),
    }),
    getEmailTemplate: async ({ params, query }, { session }) => {
      const only = params.templateId;
      const [template] = await getTemplates(services, session, { ...query, only });
      return template ?? refuse('not-found', 'There is no such template');
    },
    patchEmailTemplate: ({ params, body }, { session }) =>
      changeTemplate(services, session, params.templateId, body),
    previewEmailTemplate: ({ body }, { session }) => preview(body, session),
  };
}
