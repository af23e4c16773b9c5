import type { Route } from './route.ts';

/** The office: every screen of those who are signed in, all in one shell (`site/office/screens.ts`). */
export const officeRoutes = [
  { id: 'dashboard', pattern: '/dashboard', file: 'office/index.html', audience: 'user' },
  { id: 'calendar', pattern: '/calendar', file: 'office/index.html', audience: 'user' },
  { id: 'admin-emails', pattern: '/admin/emails', file: 'office/index.html', audience: 'admin' },
  { id: 'admin-general', pattern: '/admin/general', file: 'office/index.html', audience: 'admin' },
  { id: 'integrations', pattern: '/integrations', file: 'office/index.html', audience: 'admin' },
] as const satisfies readonly Route[];
