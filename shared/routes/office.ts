import type { Route } from './route.ts';

/** The office: every screen of those who are signed in, all in one shell (`site/office/screens.ts`). */
export const officeRoutes = [
  { id: 'appointments', pattern: '/appointments', file: 'office/index.html', audience: 'user' },
  {
    id: 'appointment-detail',
    pattern: '/appointments/:appointmentId',
    file: 'office/index.html',
    audience: 'user',
  },
  { id: 'admin-emails', pattern: '/admin/emails', file: 'office/index.html', audience: 'admin' },
  { id: 'admin-general', pattern: '/admin/general', file: 'office/index.html', audience: 'admin' },
  { id: 'integrations', pattern: '/integrations', file: 'office/index.html', audience: 'admin' },
  { id: 'availability', pattern: '/availability', file: 'office/index.html', audience: 'user' },
  {
    id: 'schedule',
    pattern: '/availability/:availabilityId',
    file: 'office/index.html',
    audience: 'user',
  },
] as const satisfies readonly Route[];
