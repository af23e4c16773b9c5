import type { TextKey } from '#shared/i18n/text-keys.ts';
import type { OfficeRouteId } from '#shared/routes/index.ts';

/** What people call screens that are named otherwise; those without words are found by their name. */
export const screenWords: Readonly<Partial<Record<OfficeRouteId, TextKey<'palette'>>>> = {
  dashboard: 'words.dashboard',
  calendar: 'words.calendar',
  appointments: 'words.appointments',
  propose: 'words.propose',
  'meeting-types': 'words.meeting-types',
  'business-cards': 'words.business-cards',
  signatures: 'words.signatures',
  backgrounds: 'words.backgrounds',
  availability: 'words.availability',
  'out-of-office': 'words.out-of-office',
  'booking-links': 'words.booking-links',
  profile: 'words.profile',
  'api-tokens': 'words.api-tokens',
  onboarding: 'words.onboarding',
  'admin-team': 'words.admin-team',
  'admin-teams': 'words.admin-teams',
  'team-pages': 'words.team-pages',
  'admin-general': 'words.admin-general',
  'admin-branding': 'words.admin-branding',
  'admin-privacy': 'words.admin-privacy',
  'admin-email-templates': 'words.admin-email-templates',
  'admin-emails': 'words.admin-emails',
  integrations: 'words.integrations',
  'admin-dashboard': 'words.admin-dashboard',
  workflows: 'words.workflows',
  'kalends-integration': 'words.kalends-integration',
};
