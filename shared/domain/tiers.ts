/** Spec A §3: what a company pays for. */
export const TIERS = ['basic', 'essentials', 'growth', 'teams', 'enterprise'] as const;

export type Tier = (typeof TIERS)[number];
