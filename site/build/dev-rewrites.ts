import { matchRoute } from '#shared/routes/index.ts';

/** The components' gallery, a page of the dev server alone: elsewhere this is a host's page. */
export const GALLERY = '/dev/gallery';

/** Lets the dev server answer a page's path with its shell, as every host of the site does. */
export function rewriteToShell(
  request: { url?: string | undefined },
  _response: unknown,
  next: () => void,
): void {
  const [pathname = '/', search] = (request.url ?? '/').split('?', 2);
  const file = isOfDevServer(pathname) ? undefined : matchRoute(pathname)?.file;
  if (file) request.url = `/${file.replace(/index\.html$/, '')}${search ? `?${search}` : ''}`;
  next();
}

/** `/@vite/client` reads like a page of somebody called `@vite`; what has a dot is a file. */
function isOfDevServer(pathname: string): boolean {
  return pathname === GALLERY || pathname.startsWith('/@') || pathname.includes('.');
}
