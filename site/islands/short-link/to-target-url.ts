/**
 * Where a short address leads: the path it stands for, with the address's own query added where the
 * path does not say otherwise: `('/ada/intro?lang=de', …?lang=fr&email=a) → /ada/intro?lang=de&email=a`.
 * Undefined for a target that would leave this site.
 */
export function toTargetUrl(
  target: string,
  here: { readonly origin: string; readonly search: string },
): string | undefined {
  if (!URL.canParse(target, here.origin)) return undefined;
  const url = new URL(target, here.origin);
  if (url.origin !== here.origin) return undefined;
  const own = new Set(url.searchParams.keys());
  for (const [name, value] of new URLSearchParams(here.search)) {
    if (!own.has(name)) url.searchParams.append(name, value);
  }
  return url.pathname + url.search + url.hash;
}
