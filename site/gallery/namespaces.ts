import type { Namespace } from '#shared/i18n/load-texts.ts';

/** What the shared components say, beside what every page says. */
export const galleryNamespaces = [
  'common',
  'errors',
  'booking',
  'appointment',
  'extension',
] as const satisfies readonly Namespace[];
