import { DEFAULT_BRAND_COLOR } from '#shared/domain/constants.ts';

/** Spec A §6: a company's own colour counts only with the feature, and while it is switched on. */
export function toBrandColor(company: {
  readonly personalizedBranding: boolean;
  readonly useBrandStyling: boolean;
  readonly primaryColor: string | null;
}): string {
  const isBranded = company.personalizedBranding && company.useBrandStyling;
  return (isBranded && company.primaryColor) || DEFAULT_BRAND_COLOR;
}
