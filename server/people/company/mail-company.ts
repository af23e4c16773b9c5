import type { MailCompany } from '#server/platform/kernel/mail-types.ts';
import { toCompanyFooter } from '#shared/domain/company-footer.ts';
import { toBrandColor } from './brand-color.ts';

/** What of a company its mails show. */
export interface MailedCompany {
  readonly name: string;
  readonly logo: string | null;
  readonly primaryColor: string | null;
  readonly useBrandStyling: boolean;
  readonly personalizedBranding: boolean;
  readonly hideKalendsBranding: boolean;
  readonly imprintLink: string | null;
  readonly dataPolicyLink: string | null;
  readonly showDataPolicyLink: boolean;
}

/** A company as its mails show it. */
export function toMailCompany(company: MailedCompany): MailCompany {
  const { imprint, privacy, isBranded } = toCompanyFooter({ ...company, featureAccess: company });
  return {
    name: company.name,
    brandColor: toBrandColor(company),
    hideBranding: !isBranded,
    ...(company.logo && { logo: company.logo }),
    ...(imprint && { imprintLink: imprint }),
    ...(privacy && { dataPolicyLink: privacy }),
  };
}
