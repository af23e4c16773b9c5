import { toSitePath } from '#shared/domain/site-path.ts';
import { toPath } from '#shared/routes/index.ts';

/** Where to go after signing in: the `next` parameter, if it is a path of this very site, else the dashboard. */
export function safeNext(next: string | null, origin: string): string {
  return toSitePath(next ?? '', origin) ?? toPath('dashboard', {});
}
