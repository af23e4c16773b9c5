import type { Route } from './route.ts';

/** The office: every screen of those who are signed in, all in one shell (`site/office/screens.ts`). */
export const officeRoutes = [
  { id: 'dashboard', pattern: '/dashboard', file: 'office/index.html', audience: 'user' },
  { id: 'appointments', pattern: '/appointments', file: 'office/index.html', audience: 'user' },
  {
    id: 'appointment-detail',
    pattern: '/appointments/:appointmentId',
    file: 'office/index.html',
    audience: 'user',
  },
  { id: 'calendar', pattern: '/calendar', file: 'office/index.html', audience: 'user' },
  { id: 'availability', pattern: '/availability', file: 'office/index.html', audience: 'user' },
  {
    id: 'schedule',
    pattern: '/availability/:availabilityId',
    file: 'office/index.html',
    audience: 'user',
  },
  { id: 'out-of-office', pattern: '/out-of-office', file: 'office/index.html', audience: 'user' },
  { id: 'meeting-types', pattern: '/meeting-types', file: 'office/index.html', audience: 'user' },
  {
    id: 'meeting-type',
    pattern: '/meeting-types/edit/:meetingTypeId',
    file: 'office/index.html',
    audience: 'user',
  },
  { id: 'new-meeting-type', pattern: '/new', file: 'office/index.html', audience: 'user' },
  { id: 'propose', pattern: '/propose', file: 'office/index.html', audience: 'user' },
  {
    id: 'extension-instant',
    pattern: '/extension/instant',
    file: 'office/index.html',
    audience: 'user',
  },
  { id: 'booking-links', pattern: '/booking-links', file: 'office/index.html', audience: 'user' },
  { id: 'team-pages', pattern: '/team-pages', file: 'office/index.html', audience: 'user' },
  { id: 'admin', pattern: '/admin', file: 'office/index.html', audience: 'admin' },
  {
    id: 'admin-dashboard',
    pattern: '/admin/dashboard',
    file: 'office/index.html',
    audience: 'admin',
  },
  { id: 'admin-team', pattern: '/admin/team', file: 'office/index.html', audience: 'admin' },
  { id: 'admin-teams', pattern: '/admin/teams', file: 'office/index.html', audience: 'admin' },
  { id: 'admin-general', pattern: '/admin/general', file: 'office/index.html', audience: 'admin' },
  { id: 'admin-emails', pattern: '/admin/emails', file: 'office/index.html', audience: 'admin' },
  { id: 'integrations', pattern: '/integrations', file: 'office/index.html', audience: 'admin' },
  {
    id: 'kalends-integration',
    pattern: '/kalends-integration',
    file: 'office/index.html',
    audience: 'user',
  },
  { id: 'onboarding', pattern: '/onboarding', file: 'office/index.html', audience: 'user' },
  { id: 'profile', pattern: '/profile', file: 'office/index.html', audience: 'user' },
] as const satisfies readonly Route[];
