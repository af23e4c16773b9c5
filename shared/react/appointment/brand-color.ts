interface BrandingCompany {
  readonly primaryColor: string | null;
  readonly useBrandStyling: boolean;
  readonly featureAccess: { readonly personalizedBranding: boolean };
}

/** Spec A §6: a company's colour applies only where it may brand its pages and does so. */
export function brandColorOf(company: BrandingCompany): string | null {
  const applies = company.useBrandStyling && company.featureAccess.personalizedBranding;
  return applies ? company.primaryColor : null;
}
