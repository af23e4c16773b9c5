import type { Sql } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { OwnCompany } from '#shared/api/company.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { findCompany } from './store.ts';

/** A company as those see it who work in it. */
export async function getOwnCompany(
  sql: Sql,
  companyId: string,
  services: Pick<Services, 'plansUrl' | 'legalPages' | 'retention'>,
): Promise<OwnCompany> {
  const row = await findCompany(sql, companyId);
  if (!row) return refuse('not-found', 'There is no such company');
  const { id, slug, name, logo, primaryColor, useBrandStyling, hideKalendsBranding } = row;
  return {
    ...{ id, slug, name, logo, primaryColor, useBrandStyling, hideKalendsBranding },
    plansUrl: services.plansUrl ?? null,
    installation: toInstallation(services),
    featureAccess: { personalizedBranding: row.personalizedBranding },
  };
}

/** What counts where the company says nothing of its own. */
function toInstallation({
  legalPages,
  retention,
}: Pick<Services, 'legalPages' | 'retention'>): OwnCompany['installation'] {
  return {
    imprintLink: legalPages?.imprint ?? null,
    dataPolicyLink: legalPages?.privacy ?? null,
    keptDays: {
      appointments: retention.appointmentDays,
      mails: retention.mailDays,
      contacts: retention.contactDays,
      chats: retention.chatDays,
    },
  };
}
