import { toBrandColor } from '#server/people/company/brand-color.ts';
import { toPublicCompany } from '#server/people/company/public-company.ts';
import type { Sql } from '#server/platform/db/database.ts';
import type { RoutingForm } from '#shared/api/routing-form.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { findForm, type StoredForm } from './store.ts';

/**
 * A form as a visitor meets it. Its rules stay here: they say how a company judges people.
 * @throws Refusal `not-found`, also for forms that are switched off.
 */
export async function getRoutingForm(
  sql: Sql,
  by: { readonly id: string } | { readonly slug: string },
): Promise<RoutingForm> {
  const form = await findForm(sql, by);
  return form ? toRoutingForm(form) : refuse('not-found', 'There is no such form');
}

function toRoutingForm({ id, name, slug, definition, company }: StoredForm): RoutingForm {
  return {
    id,
    name,
    slug,
    form: definition.form,
    company: toPublicCompany(company),
    brandColor: toBrandColor(company),
    defaultLanguage: company.defaultLanguage,
  };
}
