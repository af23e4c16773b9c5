import type { ReactNode } from 'react';
import { type Actor, type Right, reachOf } from '#shared/domain/roles/rights.ts';
import type { Namespace, TextKey } from '#shared/i18n/text-keys.ts';
import type { IconName } from '#shared/react/ui/icon.tsx';
import type { OfficeRouteId } from '#shared/routes/index.ts';
import { officeRoutes } from '#shared/routes/office.ts';

/** Where navigation shows a screen, in this order. */
export const SCREEN_GROUPS = ['work', 'offer', 'company'] as const;

export interface Screen {
  readonly title: TextKey<'office'>;
  readonly icon: IconName;
  /** `work` is what a day is made of, `offer` what visitors find; an `account` screen is below one's name. */
  readonly group: (typeof SCREEN_GROUPS)[number] | 'account';
  /** Who has it in no reach at all neither sees the screen's name nor enters. */
  readonly right: Right;
  /** The texts that come with it. */
  readonly texts: readonly Namespace[];
  readonly load: () => Promise<() => ReactNode>;
}

/** Every screen of the office, by its route. A route without a screen does not type-check. */
export const screens = {
  appointments: {
    title: 'screens.appointments',
    icon: 'calendar',
    group: 'work',
    right: 'appointment:manage',
    texts: ['appointments', 'booking', 'list'],
    load: () =>
      import('./appointments/list/appointments-screen.tsx').then(
        (module) => module.AppointmentsScreen,
      ),
  },
  'appointment-detail': {
    title: 'screens.appointment',
    icon: 'calendar',
    group: 'work',
    right: 'appointment:manage',
    texts: ['appointments', 'booking', 'form'],
    load: () =>
      import('./appointments/detail/appointment-screen.tsx').then(
        (module) => module.AppointmentScreen,
      ),
  },
  'admin-emails': {
    title: 'screens.admin-emails',
    icon: 'mail',
    group: 'company',
    right: 'mail-log:read',
    texts: ['mail-log'],
    load: () => import('./company/mails/mails-screen.tsx').then((module) => module.MailsScreen),
  },
  'admin-general': {
    title: 'screens.admin-general',
    icon: 'home',
    group: 'company',
    right: 'company:edit',
    texts: ['form', 'general'],
    load: () =>
      import('./company/general/general-screen.tsx').then((module) => module.GeneralScreen),
  },
  integrations: {
    title: 'screens.integrations',
    icon: 'link',
    group: 'company',
    right: 'integration:read',
    texts: ['integrations'],
    load: () =>
      import('./company/integrations/integrations-screen.tsx').then(
        (module) => module.IntegrationsScreen,
      ),
  },
  availability: {
    title: 'screens.availability',
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
    title: 'screens.schedule',
    icon: 'clock',
    group: 'work',
    right: 'schedule:edit',
    texts: ['availability', 'hours', 'form'],
    load: () =>
      import('./availability/schedule/schedule-screen.tsx').then((module) => module.ScheduleScreen),
  },
} as const satisfies Record<OfficeRouteId, Screen>;

export interface PlacedScreen extends Screen {
  readonly id: OfficeRouteId;
  readonly pattern: string;
}

/** The screens in the order of their routes. */
export const placedScreens: readonly PlacedScreen[] = officeRoutes.map(({ id, pattern }) => ({
  ...screens[id],
  id,
  pattern,
}));

/** Those that have a path without parameters, which navigation can lead to, and that a session may see. */
export function screensFor(session: Pick<Actor, 'role' | 'adminOfTeamIds'>): PlacedScreen[] {
  return placedScreens.filter(
    ({ pattern, right }) => !pattern.includes(':') && reachOf(session, right) !== undefined,
  );
}
