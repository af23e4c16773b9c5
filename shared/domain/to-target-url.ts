import { toSitePath } from './site-path.ts';

/**
 * Where a short address leads: the path it stands for, with the address's own query added where the
 * path does not say otherwise: `('/ada/intro?lang=de', …?lang=fr&email=a) → /ada/intro?lang=de&email=a`.
 * Undefined for a target that would leave this site.
 */
export function toTargetUrl(
  target: string,
  here: { readonly origin: string; readonly search: string },
): string | undefined {
  const path = toSitePath(target, here.origin);
  if (path === undefined) return undefined;
  const url = new URL(path, here.origin);
  const own = new Set(url.searchParams.keys());
  for (const [name, value] of new URLSearchParams(here.search)) {
    if (!own.has(name)) url.searchParams.append(name, value);
  }
  return url.pathname + url.search + url.hash;
}
