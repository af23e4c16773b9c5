/** Spec B §2.5, §9: on cards; booking pages differ by one digit (`DEFAULT_BRAND_COLOR`). */
export const DEFAULT_CARD_COLOR = '#3B82F6';

/** How a colour is written: `#rgb` or `#rrggbb`. */
export const HEX_COLOR = /^#(?:[\da-f]{6}|[\da-f]{3})$/i;

export interface CardColors {
  readonly primaryColor: string | null;
  readonly useCustomColors: boolean;
}

export interface CompanyColors {
  readonly primaryColor: string | null;
  readonly useBrandStyling: boolean;
  readonly featureAccess: { readonly personalizedBranding: boolean };
}

/**
 * The colour of a card: its owner's where they use one, else the company's, else our own. Spec B §2.5: neither
 * counts without the feature. Ink that stays readable on it comes from `toBrandVariables`.
 */
export function toCardColor(card: CardColors, company: CompanyColors): string {
  if (!company.featureAccess.personalizedBranding) return DEFAULT_CARD_COLOR;
  const own = card.useCustomColors ? card.primaryColor : null;
  const ofCompany = company.useBrandStyling ? company.primaryColor : null;
  return own ?? ofCompany ?? DEFAULT_CARD_COLOR;
}
