/** Spec B §3.1: where else somebody is found. */
export const SOCIAL_PROFILES = ['linkedIn', 'facebook', 'twitter', 'instagram', 'xing'] as const;

export type SocialProfile = (typeof SOCIAL_PROFILES)[number];
