import * as z from 'zod';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import {
  EMAIL_TEMPLATE_IDS,
  EMAIL_TEMPLATES,
  type EmailTemplateId,
  type TemplateAudience,
} from '#shared/domain/mails/email-templates.ts';
import type { OwnText } from '#shared/domain/reminder/workflow.ts';
import { endpoint } from './endpoint.ts';
import { ownText } from './own-text.ts';
import { language } from './schemas.ts';

const template: z.ZodType<EmailTemplateId, EmailTemplateId> = z.enum(EMAIL_TEMPLATE_IDS);
const audience = z.enum(Object.keys(EMAIL_TEMPLATES) as TemplateAudience[]);

/** Words of a company's own by language; null where it has none. */
type AskedTexts = Partial<Record<Language, OwnText | null>>;
interface Change extends AskedTexts {
  readonly was?: AskedTexts | undefined;
}

const texts = z.object(
  Object.fromEntries(LANGUAGES.map((each) => [each, ownText.nullable().optional()])),
);
const change = texts.extend({ was: texts.optional() }) as unknown as z.ZodType<Change, Change>;

/** A kind of email: what it says in our words and in the company's. */
interface EmailTemplate {
  readonly id: EmailTemplateId;
  readonly audience: TemplateAudience;
  /** What has happened, in the language that was asked for. */
  readonly status: string;
  /** The company's words. */
  readonly texts: Partial<Record<Language, OwnText>>;
  /** Ours, with the same placeholders. */
  readonly ours: Record<Language, { readonly subject: string; readonly text: string }>;
}

const emailTemplate: z.ZodType<EmailTemplate, EmailTemplate> = z.object({
  ...{ id: template, audience, status: z.string() },
  texts: z.partialRecord(language, ownText),
  ours: z.record(language, z.object({ subject: z.string(), text: z.string() })),
});

const query = z.object({ language });
const params = z.object({ templateId: template });

export const emailTemplateApi = {
  listEmailTemplates: endpoint({
    method: 'get',
    path: '/email-templates',
    summary: 'The kinds of email about appointments, and what the company says in them itself',
    right: 'company:edit',
    limit: 'office',
    query,
    reply: z.object({ templates: z.array(emailTemplate) }),
    refuses: [],
  }),
  getEmailTemplate: endpoint({
    method: 'get',
    path: '/email-templates/{templateId}',
    summary: 'One kind of email: the words of the company, and ours',
    right: 'company:edit',
    limit: 'office',
    params,
    query,
    reply: emailTemplate,
    refuses: [],
  }),
  patchEmailTemplate: endpoint({
    method: 'patch',
    path: '/email-templates/{templateId}',
    summary:
      'Changes what a kind of email says in some languages, from the next one on; null takes our words again. `was` has what the caller takes to be there',
    right: 'company:edit',
    limit: 'office',
    params,
    body: change,
    reply: z.object({ saved: z.literal(true) }),
    refuses: ['changed-meanwhile'],
  }),
  previewEmailTemplate: endpoint({
    method: 'post',
    path: '/email-templates/preview',
    summary:
      'How an email looks about an appointment that there is; `sends` sends it to who asks, in the place of its reader',
    right: 'company:edit',
    limit: 'office',
    body: z.object({ template, language, own: ownText, sends: z.boolean() }),
    reply: z.object({
      /** None where there is no appointment yet. */
      mail: z.object({ subject: z.string(), html: z.string() }).nullable(),
      /** Whom it was sent to. */
      sentTo: z.string().nullable(),
    }),
    refuses: ['mail-not-configured'],
  }),
} as const;

export type EditedTemplate = EmailTemplate;
export type TemplateChange = Change;
export type AskedTemplatePreview = z.output<typeof emailTemplateApi.previewEmailTemplate.body>;
