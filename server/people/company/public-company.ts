import type * as z from 'zod';
import type { company } from '#shared/api/schemas.ts';

export type PublicCompany = z.output<typeof company>;

/** What anybody may know of a company, out of all that is stored of it. */
export function toPublicCompany(
  row: Omit<PublicCompany, 'featureAccess'> & { readonly personalizedBranding: boolean },
): PublicCompany {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    logo: row.logo,
    tier: row.tier,
    primaryColor: row.primaryColor,
    useBrandStyling: row.useBrandStyling,
    hideKalendsBranding: row.hideKalendsBranding,
    showDataPolicyLink: row.showDataPolicyLink,
    dataPolicyLink: row.dataPolicyLink,
    imprintLink: row.imprintLink,
    customLegalText: row.customLegalText,
    googleAnalyticsMeasurementId: row.googleAnalyticsMeasurementId,
    metaPixelId: row.metaPixelId,
    featureAccess: { personalizedBranding: row.personalizedBranding },
  };
}
