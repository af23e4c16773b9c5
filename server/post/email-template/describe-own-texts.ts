import type { Sql } from '#server/platform/db/database.ts';
import type { EmailTemplateId, TemplateTexts } from '#shared/domain/mails/email-templates.ts';
import { loadOwnTexts } from './store.ts';

/** What a company says itself in these emails; those that it leaves to us are not there. */
export function describeOwnTexts(
  sql: Sql,
  companyId: string,
  of: readonly EmailTemplateId[],
): Promise<ReadonlyMap<EmailTemplateId, TemplateTexts>> {
  return loadOwnTexts(sql, companyId, of);
}
