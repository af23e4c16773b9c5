import { toPath } from '#shared/routes/index.ts';

/** Where the office begins for somebody who wants nothing in particular. */
export function officeStart(): string {
  return toPath('dashboard', {});
}
