import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { EmailTemplateId, TemplateTexts } from '#shared/domain/mails/email-templates.ts';
import { companyId } from './company.ts';

/** What a company says in an email in words of its own; without a row, or a language of it, it says what we do. */
export const emailTemplate = pgTable(
  'email_template',
  {
    companyId: companyId(),
    template: text().$type<EmailTemplateId>().notNull(),
    texts: jsonb().$type<TemplateTexts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.template] })],
);
