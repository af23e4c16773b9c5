import { toSitePath } from '#shared/domain/site-path.ts';
import { officeStart } from '#site/lib/office-start.ts';

/** Where to go after signing in: the `next` parameter, if it is a path of this very site, else where the office begins. */
export function safeNext(next: string | null, origin: string): string {
  return toSitePath(next ?? '', origin) ?? officeStart();
}
