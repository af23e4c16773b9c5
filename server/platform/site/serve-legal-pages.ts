import { Hono } from 'hono';
import type { HttpEnv } from '#server/platform/http/context.ts';
import type { LegalPages } from '#server/platform/kernel/legal-pages.ts';

/** `/imprint` and `/privacy` of who runs the server lead to where those pages are, if there are any. */
export function serveLegalPages({ imprint, privacy }: LegalPages): Hono<HttpEnv> {
  const pages = new Hono<HttpEnv>();
  if (imprint) pages.get('/imprint', (context) => context.redirect(imprint, 302));
  if (privacy) pages.get('/privacy', (context) => context.redirect(privacy, 302));
  return pages;
}
