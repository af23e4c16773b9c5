import { toPath } from '#shared/routes.ts';

/**
 * Where to go after signing in: the `next` parameter, if it is a path of this very site, else the
 * mail log. `//evil.test`, `/\evil.test` and `javascript:` are none.
 */
export function safeNext(next: string | null, origin: string): string {
  const fallback = toPath('admin-emails', {});
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return fallback;
  const url = new URL(next, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : fallback;
}
