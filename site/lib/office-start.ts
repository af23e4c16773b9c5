import { matchRoute, toPath } from '#shared/routes/index.ts';

/** Where the office begins for somebody who wants nothing in particular. */
export function officeStart(): string {
  const first = '/dashboard';
  return matchRoute(first) ? first : toPath('admin-emails', {});
}
