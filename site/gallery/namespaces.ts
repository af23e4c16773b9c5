import type { Namespace } from '#shared/i18n/text-keys.ts';

/** What the shared components say, beside what every page says. */
export const galleryNamespaces = [
  'common',
  'errors',
  'booking',
  'fields',
  'ticket',
  'appointment',
  'extension',
  'choices',
] as const satisfies readonly Namespace[];

/** What those of the office say. */
export const officeNamespaces = [
  'form',
  'hours',
  'propose',
] as const satisfies readonly Namespace[];
