/** What decides on the foot of a company's pages and mails. */
export interface FooterCompany {
  readonly imprintLink: string | null;
  readonly dataPolicyLink: string | null;
  readonly showDataPolicyLink: boolean;
  /** HTML that the server has cleaned. */
  readonly customLegalText?: string | null;
  readonly hideKalendsBranding: boolean;
  readonly featureAccess: { readonly personalizedBranding: boolean };
}

export interface CompanyFooter {
  readonly imprint: string | null;
  readonly privacy: string | null;
  /** Whether the product names itself. */
  readonly isBranded: boolean;
}

/**
 * The one rule for the foot of every page and mail: the imprint where there is one, the privacy
 * policy where its company shows it, and, Spec A §6, the product's mark unless a company that may
 * brand its pages has switched it off.
 */
export function toCompanyFooter(company: FooterCompany): CompanyFooter {
  return {
    imprint: company.imprintLink,
    privacy: company.showDataPolicyLink ? company.dataPolicyLink : null,
    isBranded: !(company.featureAccess.personalizedBranding && company.hideKalendsBranding),
  };
}
