import type { ReactNode } from 'react';
import { type Actor, type Right, reachOf } from '#shared/domain/roles/rights.ts';
import type { Namespace, TextKey } from '#shared/i18n/text-keys.ts';
import type { IconName } from '#shared/react/ui/icon.tsx';
import { matchRoute, type OfficeRouteId } from '#shared/routes/index.ts';
import { officeRoutes } from '#shared/routes/office.ts';
import type { ContentWidth } from './content-width.ts';

/**
 * The groups of the side bar, in this order: `work` is what a day is made of, `offer` what visitors
 * find. Five at most, of six screens each, so that two of them stand open on a laptop and nothing scrolls.
 */
export const SCREEN_GROUPS = ['work', 'offer', 'company'] as const;
export type ScreenGroup = (typeof SCREEN_GROUPS)[number];

/** Where a screen is found. */
type ScreenPlace =
  /** In a group of the side bar, or below one's name. */
  | { readonly group: ScreenGroup | 'account' }
  /** By the palette, and from where it is needed: the bar shows who is there under that screen's name. */
  | { readonly group: 'palette'; readonly under: OfficeRouteId };

export type Screen = ScreenPlace & {
  /** How far its content goes on a large screen: as far as it can, unless it says otherwise. */
  readonly width?: ContentWidth;
  /** None where it is called after its route. */
  readonly title?: TextKey<'office'>;
  readonly icon: IconName;
  /** Who has it in no reach at all neither sees the screen's name nor enters. */
  readonly right: Right;
  /** Another path of a screen: the palette leads to that one. */
  readonly isHidden?: true;
  /** Shown without the office around it: it opens in a window of its own, or asks for one thing alone. */
  readonly isBare?: true;
  /** The texts that come with it. */
  readonly texts: readonly Namespace[];
  readonly load: () => Promise<() => ReactNode>;
};

/** Every screen of the office, by its route. A route without a screen does not type-check. */
export const screens = {
  appointments: {
    icon: 'list',
    group: 'work',
    right: 'appointment:manage',
    texts: ['appointments', 'booking', 'form', 'list'],
    load: () =>
      import('./appointments/list/appointments-screen.tsx').then(
        (module) => module.AppointmentsScreen,
      ),
  },
  'appointment-detail': {
    title: 'screens.appointment',
    icon: 'list',
    group: 'palette',
    under: 'appointments',
    right: 'appointment:manage',
    texts: ['appointments', 'booking', 'form', 'reminders'],
    load: () =>
      import('./appointments/detail/appointment-screen.tsx').then(
        (module) => module.AppointmentScreen,
      ),
  },
  'meeting-types': {
    icon: 'layers',
    group: 'offer',
    right: 'meeting-type:edit',
    texts: ['meeting-types', 'form', 'share'],
    load: () =>
      import('./meeting-types/list/meeting-types-screen.tsx').then(
        (module) => module.MeetingTypesScreen,
      ),
  },
  'booking-links': {
    icon: 'link',
    group: 'offer',
    right: 'link:create',
    texts: ['links', 'share', 'form'],
    load: () => import('./links/overview/links-screen.tsx').then((module) => module.LinksScreen),
  },
  dashboard: {
    icon: 'home',
    group: 'work',
    right: 'calendar:read',
    texts: ['dashboard', 'appointments', 'booking', 'form'],
    load: () =>
      import('./work/dashboard/dashboard-screen.tsx').then((module) => module.DashboardScreen),
  },
  calendar: {
    icon: 'calendar',
    group: 'work',
    right: 'calendar:read',
    texts: ['calendar', 'appointments', 'booking', 'form'],
    load: () =>
      import('./work/calendar/calendar-screen.tsx').then((module) => module.CalendarScreen),
  },
  propose: {
    icon: 'propose',
    group: 'work',
    right: 'proposal:make',
    texts: ['propose', 'proposals', 'form'],
    load: () =>
      import('./propose/overview/proposals-screen.tsx').then((module) => module.ProposalsScreen),
  },
  'extension-instant': {
    title: 'screens.propose',
    icon: 'propose',
    group: 'palette',
    under: 'propose',
    width: 'narrow',
    isHidden: true,
    isBare: true,
    right: 'proposal:make',
    texts: ['propose'],
    load: () =>
      import('./propose/instant/instant-screen.tsx').then((module) => module.InstantScreen),
  },
  'admin-emails': {
    icon: 'mail',
    group: 'company',
    right: 'mail-log:read',
    texts: ['mail-log'],
    load: () => import('./company/mails/mails-screen.tsx').then((module) => module.MailsScreen),
  },
  'admin-general': {
    icon: 'building',
    group: 'company',
    width: 'narrow',
    right: 'company:edit',
    texts: ['company-closing', 'form', 'general'],
    load: () =>
      import('./company/general/general-screen.tsx').then((module) => module.GeneralScreen),
  },
  'admin-branding': {
    icon: 'building',
    group: 'palette',
    under: 'admin-general',
    right: 'company:edit',
    texts: ['branding', 'card', 'card-editor', 'common', 'form'],
    load: () =>
      import('./company/branding/branding-screen.tsx').then((module) => module.BrandingScreen),
  },
  'admin-privacy': {
    icon: 'key',
    group: 'palette',
    under: 'admin-general',
    width: 'narrow',
    right: 'company:edit',
    texts: ['form', 'privacy'],
    load: () =>
      import('./company/privacy/privacy-screen.tsx').then((module) => module.PrivacyScreen),
  },
  'admin-email-templates': {
    icon: 'again',
    group: 'palette',
    under: 'admin-emails',
    right: 'company:edit',
    texts: ['email-templates', 'own-texts'],
    load: () =>
      import('./company/email-templates/email-templates-screen.tsx').then(
        (module) => module.EmailTemplatesScreen,
      ),
  },
  'admin-email-template': {
    icon: 'again',
    group: 'palette',
    under: 'admin-emails',
    right: 'company:edit',
    texts: ['email-templates', 'form', 'own-texts'],
    load: () =>
      import('./company/email-templates/email-template-screen.tsx').then(
        (module) => module.EmailTemplateScreen,
      ),
  },
  'admin-team': {
    icon: 'user',
    group: 'company',
    right: 'member:manage',
    texts: ['departure', 'form', 'members'],
    load: () =>
      import('./company/members/members-screen.tsx').then((module) => module.MembersScreen),
  },
  'admin-teams': {
    icon: 'users',
    group: 'company',
    right: 'team:edit',
    texts: ['form', 'teams'],
    load: () => import('./company/teams/teams-screen.tsx').then((module) => module.TeamsScreen),
  },
  'admin-dashboard': {
    icon: 'grid',
    group: 'company',
    right: 'company:overview',
    texts: ['overview'],
    load: () =>
      import('./company/overview/overview-screen.tsx').then((module) => module.OverviewScreen),
  },
  admin: {
    title: 'screens.admin-dashboard',
    icon: 'grid',
    group: 'palette',
    under: 'admin-dashboard',
    isHidden: true,
    right: 'company:overview',
    texts: ['overview'],
    load: () =>
      import('./company/overview/overview-screen.tsx').then((module) => module.OverviewScreen),
  },
  'team-pages': {
    icon: 'globe',
    group: 'offer',
    right: 'colleague:read',
    texts: ['teams'],
    load: () =>
      import('./company/team-pages/team-pages-screen.tsx').then((module) => module.TeamPagesScreen),
  },
  'meeting-type': {
    icon: 'edit',
    group: 'palette',
    under: 'meeting-types',
    right: 'meeting-type:edit',
    texts: ['common', 'form', 'fields', 'editor'],
    load: () =>
      import('./meeting-types/editor/editor-screen.tsx').then((module) => module.EditorScreen),
  },
  'new-meeting-type': {
    icon: 'plus',
    group: 'palette',
    under: 'meeting-types',
    right: 'meeting-type:edit',
    texts: ['common', 'form', 'fields', 'editor'],
    load: () => import('./meeting-types/editor/new-screen.tsx').then((module) => module.NewScreen),
  },
  integrations: {
    icon: 'plug',
    group: 'company',
    width: 'narrow',
    right: 'integration:read',
    texts: ['feeds', 'form', 'integrations', 'list', 'profile'],
    load: () =>
      import('./company/integrations/integrations-screen.tsx').then(
        (module) => module.IntegrationsScreen,
      ),
  },
  availability: {
    icon: 'clock',
    group: 'work',
    right: 'schedule:edit',
    texts: ['availability', 'hours', 'form'],
    load: () =>
      import('./availability/list/availability-screen.tsx').then(
        (module) => module.AvailabilityScreen,
      ),
  },
  schedule: {
    icon: 'clock',
    group: 'palette',
    under: 'availability',
    right: 'schedule:edit',
    texts: ['availability', 'hours', 'form'],
    load: () =>
      import('./availability/schedule/schedule-screen.tsx').then((module) => module.ScheduleScreen),
  },
  'out-of-office': {
    icon: 'plane',
    group: 'work',
    right: 'schedule:edit',
    texts: ['out-of-office', 'form'],
    load: () =>
      import('./out-of-office/list/out-of-office-screen.tsx').then(
        (module) => module.OutOfOfficeScreen,
      ),
  },
  'kalends-integration': {
    icon: 'layers',
    group: 'account',
    width: 'narrow',
    right: 'session:read',
    texts: ['extension-guide', 'share'],
    load: () =>
      import('./account/extension-guide/extension-guide-screen.tsx').then(
        (module) => module.ExtensionGuideScreen,
      ),
  },
  onboarding: {
    icon: 'check',
    group: 'account',
    isBare: true,
    right: 'session:read',
    texts: ['onboarding', 'hours', 'form', 'sign-up'],
    load: () =>
      import('./onboarding/steps/onboarding-screen.tsx').then((module) => module.OnboardingScreen),
  },
  profile: {
    icon: 'user',
    group: 'account',
    width: 'narrow',
    right: 'session:read',
    texts: ['profile', 'departure', 'hours', 'form'],
    load: () =>
      import('./account/profile/profile-screen.tsx').then((module) => module.ProfileScreen),
  },
  'api-tokens': {
    icon: 'key',
    group: 'palette',
    under: 'profile',
    right: 'api-token:manage',
    texts: ['api-tokens', 'form'],
    load: () =>
      import('./account/api-tokens/api-tokens-screen.tsx').then((module) => module.ApiTokensScreen),
  },
  'admin-failed-effects': {
    icon: 'grid',
    group: 'palette',
    under: 'admin-dashboard',
    right: 'failed-effect:read',
    texts: ['failed-effects'],
    load: () =>
      import('./company/failed-effects/failed-effects-screen.tsx').then(
        (module) => module.FailedEffectsScreen,
      ),
  },
  'business-cards': {
    icon: 'card',
    group: 'offer',
    right: 'card:edit',
    texts: ['card-editor', 'card', 'form'],
    load: () => import('./cards/editor/card-screen.tsx').then((module) => module.CardScreen),
  },
  signatures: {
    icon: 'mail',
    group: 'palette',
    under: 'business-cards',
    right: 'card:edit',
    texts: ['signatures'],
    load: () =>
      import('./cards/signatures/signatures-screen.tsx').then((module) => module.SignaturesScreen),
  },
  backgrounds: {
    icon: 'screen',
    group: 'palette',
    under: 'business-cards',
    right: 'card:edit',
    texts: ['backgrounds'],
    load: () =>
      import('./cards/backgrounds/backgrounds-screen.tsx').then(
        (module) => module.BackgroundsScreen,
      ),
  },
  workflows: {
    icon: 'again',
    group: 'offer',
    right: 'workflow:read',
    texts: ['workflows', 'reminders', 'form', 'list'],
    load: () =>
      import('./workflows/list/workflows-screen.tsx').then((module) => module.WorkflowsScreen),
  },
  'new-workflow': {
    icon: 'plus',
    group: 'palette',
    under: 'workflows',
    right: 'workflow:edit',
    texts: ['workflows', 'reminders', 'form', 'own-texts'],
    load: () =>
      import('./workflows/editor/new-workflow-screen.tsx').then(
        (module) => module.NewWorkflowScreen,
      ),
  },
  workflow: {
    icon: 'again',
    group: 'palette',
    under: 'workflows',
    right: 'workflow:read',
    texts: ['workflows', 'reminders', 'form', 'own-texts'],
    load: () =>
      import('./workflows/editor/workflow-screen.tsx').then((module) => module.WorkflowScreen),
  },
} as const satisfies Record<OfficeRouteId, Screen>;

export type PlacedScreen = Screen & {
  readonly title: TextKey<'office'>;
  readonly width: ContentWidth;
  readonly id: OfficeRouteId;
  readonly pattern: string;
};

/** The screens in the order of their routes. */
export const placedScreens: readonly PlacedScreen[] = officeRoutes.map(({ id, pattern }) => ({
  title: `screens.${id}` as TextKey<'office'>,
  width: 'wide',
  ...screens[id],
  id,
  pattern,
}));

type Seeing = Pick<Actor, 'role' | 'adminOfTeamIds'>;

/** Those that have a path without parameters, which navigation can lead to, and that a session may see. */
export function screensFor(session: Seeing): PlacedScreen[] {
  return placedScreens.filter(
    ({ pattern, right, isHidden }) =>
      !pattern.includes(':') && !isHidden && reachOf(session, right) !== undefined,
  );
}

/** A group of the side bar, as far as a session may see it. */
export interface PlacedGroup {
  readonly name: ScreenGroup;
  readonly screens: readonly PlacedScreen[];
}

/** What the side bar shows; a group that nothing is left of is not there. */
export function groupsFor(session: Seeing): PlacedGroup[] {
  const seen = screensFor(session);
  return SCREEN_GROUPS.map((name) => ({
    name,
    screens: seen.filter(({ group }) => group === name),
  })).filter(({ screens }) => screens.length > 0);
}

/** The screen under whose name navigation shows the one that an address leads to. */
export function entryAt(pathname: string): PlacedScreen | undefined {
  const id = matchRoute(pathname)?.id;
  const screen = placedScreens.find((each) => each.id === id);
  if (screen?.group !== 'palette') return screen;
  return placedScreens.find((each) => each.id === screen.under);
}
