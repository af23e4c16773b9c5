import { and, eq, inArray } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import { emailTemplate } from '#server/platform/db/schema/email-template.ts';
import { ofCompany } from '#server/platform/db/tenant.ts';
import type { EmailTemplateId, TemplateTexts } from '#shared/domain/mails/email-templates.ts';

type OwnByTemplate = ReadonlyMap<EmailTemplateId, TemplateTexts>;

/** What a company says itself, of these templates or of all; those that it leaves to us are not there. */
export async function loadOwnTexts(
  { orm }: Sql,
  companyId: string,
  of?: readonly EmailTemplateId[],
): Promise<OwnByTemplate> {
  const { template, texts } = emailTemplate;
  const rows = await orm
    .select({ template, texts })
    .from(emailTemplate)
    .where(ofCompany(emailTemplate, companyId, of && inArray(template, [...of])));
  return new Map(rows.map((row) => [row.template, row.texts]));
}

/** Waits for a change of this template that is under way. */
export async function lockTemplate(
  tx: Transaction,
  companyId: string,
  template: EmailTemplateId,
): Promise<TemplateTexts> {
  // A row to lock is there before two write their first words at once.
  await tx.orm
    .insert(emailTemplate)
    .values({ companyId, template, texts: {} })
    .onConflictDoNothing();
  const [row] = await tx.orm
    .select({ texts: emailTemplate.texts })
    .from(emailTemplate)
    .where(ofTemplate(companyId, template))
    .for('update');
  return row?.texts ?? {};
}

/** A row that says nothing any more stays: it is what the next change waits for. */
export async function keepTexts(
  tx: Transaction,
  companyId: string,
  { template, texts }: { readonly template: EmailTemplateId; readonly texts: TemplateTexts },
): Promise<void> {
  await tx.orm.update(emailTemplate).set({ texts }).where(ofTemplate(companyId, template));
}

function ofTemplate(companyId: string, template: EmailTemplateId) {
  return and(ofCompany(emailTemplate, companyId), eq(emailTemplate.template, template));
}
