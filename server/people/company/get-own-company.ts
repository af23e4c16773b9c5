import type { Sql } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { OwnCompany } from '#shared/api/company.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { findCompany } from './store.ts';

/** A company as those see it who work in it. */
export async function getOwnCompany(
  sql: Sql,
  companyId: string,
  { plansUrl }: Pick<Services, 'plansUrl'>,
): Promise<OwnCompany> {
  const row = await findCompany(sql, companyId);
  if (!row) return refuse('not-found', 'There is no such company');
  const { id, slug, name, logo, primaryColor, useBrandStyling, hideKalendsBranding } = row;
  return {
    ...{ id, slug, name, logo, primaryColor, useBrandStyling, hideKalendsBranding },
    plansUrl: plansUrl ?? null,
    featureAccess: { personalizedBranding: row.personalizedBranding },
  };
}
