import type { MailCompany } from '#server/mail/types.ts';
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
}

/** A company as its mails show it. */
export function toMailCompany(company: MailedCompany): MailCompany {
  return {
    name: company.name,
    brandColor: toBrandColor(company),
    hideBranding: company.personalizedBranding && company.hideKalendsBranding,
    ...(company.logo && { logo: company.logo }),
    ...(company.imprintLink && { imprintLink: company.imprintLink }),
    ...(company.dataPolicyLink && { dataPolicyLink: company.dataPolicyLink }),
  };
}
