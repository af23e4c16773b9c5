/** Spec A §6: a company's own colour and logo count only with the feature, and while it uses them. */
export function hasOwnStyle(company: {
  readonly useBrandStyling: boolean;
  readonly featureAccess: { readonly personalizedBranding: boolean };
}): boolean {
  return company.featureAccess.personalizedBranding && company.useBrandStyling;
}
