import { matchRoute } from '#shared/routes/index.ts';

/** Lets the dev server answer a page's path with its shell, as every host of the site does. */
export function rewriteToShell(
  request: { url?: string | undefined },
  _response: unknown,
  next: () => void,
): void {
  const [pathname = '/', search] = (request.url ?? '/').split('?', 2);
  const file = pathname.includes('.') ? undefined : matchRoute(pathname)?.file;
  if (file) request.url = `/${file.replace(/index\.html$/, '')}${search ? `?${search}` : ''}`;
  next();
}
