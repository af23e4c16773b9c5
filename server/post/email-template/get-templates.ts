import type { Services } from '#server/platform/kernel/services.ts';
import { mailTexts, mailTranslator } from '#server/platform/texts/mail-texts.ts';
import type { EditedTemplate } from '#shared/api/email-template.ts';
import type { Session } from '#shared/api/session.ts';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import {
  audienceOf,
  EMAIL_TEMPLATE_IDS,
  type EmailTemplateId,
  type TemplateTexts,
  toOwnWords,
} from '#shared/domain/mails/email-templates.ts';
import { loadOwnTexts } from './store.ts';

/** What can be worded, with what a company says of it itself; all of them, or one. */
export async function getTemplates(
  { db }: Pick<Services, 'db'>,
  { companyId }: Session,
  { language, only }: { readonly language: Language; readonly only?: EmailTemplateId },
): Promise<EditedTemplate[]> {
  const own = await loadOwnTexts(db, companyId, only && [only]);
  const asked = only ? [only] : EMAIL_TEMPLATE_IDS;
  return asked.map((id) => toTemplate(id, language, own.get(id) ?? {}));
}

function toTemplate(id: EmailTemplateId, language: Language, texts: TemplateTexts): EditedTemplate {
  const ours = Object.fromEntries(
    LANGUAGES.map((each) => {
      const { subject, intro } = mailTexts[each][id];
      return [each, { subject: toOwnWords(subject), text: toOwnWords(intro) }];
    }),
  ) as EditedTemplate['ours'];
  return {
    id,
    audience: audienceOf(id),
    status: mailTranslator(language)(`${id}.status`),
    texts,
    ours,
  };
}
