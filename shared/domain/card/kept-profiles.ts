import type { CustomLink } from './custom-link.ts';
import { SOCIAL_PROFILES, type SocialProfile } from './profiles.ts';

/** Where somebody is reached and found, as their card says it; null is not on it. */
export interface KeptProfiles extends Record<SocialProfile | 'email' | 'phone', string | null> {
  customLinks: CustomLink[];
}

/** What is stored, with nothing where nothing was put. */
export function toKeptProfiles(stored: Partial<KeptProfiles>): KeptProfiles {
  const none = Object.fromEntries(SOCIAL_PROFILES.map((each) => [each, null]));
  return {
    ...(none as Record<SocialProfile, null>),
    ...{ email: null, phone: null, customLinks: [] },
    ...stored,
  };
}
