/** Spec B §3.1: where else somebody is found. */
export const SOCIAL_PROFILES = ['linkedIn', 'facebook', 'twitter', 'instagram', 'xing'] as const;

export type SocialProfile = (typeof SOCIAL_PROFILES)[number];

/** What each is called; names that no language changes. */
export const profileNames = {
  linkedIn: 'LinkedIn',
  facebook: 'Facebook',
  twitter: 'X',
  instagram: 'Instagram',
  xing: 'Xing',
} as const satisfies Record<SocialProfile, string>;
