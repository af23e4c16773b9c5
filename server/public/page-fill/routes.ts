import { type Context, Hono } from 'hono';
import type { HttpEnv } from '#server/platform/http/context.ts';
import { isKnownTag } from '#server/platform/http/entity-tag.ts';
import type { CountCall } from '#server/platform/http/limit-rates.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { limitPolicies } from '#server/platform/rate-limit/policies.ts';
import { createPainter, type Paint, type Picture } from '#server/public/link-preview/paint.ts';
import { loadStillPicture } from '#server/public/link-preview/still-picture.ts';
import type { BookingPageReply } from '#shared/api/booking-page.ts';
import { slug as slugSchema } from '#shared/api/schemas.ts';
import { toCompanyFooter } from '#shared/domain/company-footer.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { createPageLoader, type PageWish } from './load-page-data.ts';
import { choosePageLanguage } from './page-language.ts';
import { drawPage } from './page-preview.ts';
import { toPageView } from './page-view.ts';

/**
 * `GET /link-preview/{host|team}/{slug}/{meeting}`, outside the contract: its reply is no JSON. The
 * picture that a page's link is shown with; where it cannot be painted, or too many are asked for, one
 * that was painted ahead, which other pages have at `/link-preview/still`, and those of a company that
 * hides the product's name at `/link-preview/plain`.
 */
export function linkPreviewRoutes(
  services: Services,
  countCall: CountCall,
  paint: Paint = createPainter(services.log),
): Hono<HttpEnv> {
  const loadPage = createPageLoader(services);

  async function show(c: Context<HttpEnv>, wish: PageWish) {
    await countCall(c, limitPolicies['look-up']);
    const slugs = [wish.slug, wish.meetingSlug ?? wish.slug];
    const isAsked = slugs.every((slug) => slugSchema.safeParse(slug).success);
    const page = isAsked ? await loadPage(wish) : undefined;
    if (!page?.reply) return refuse('not-found', 'There is no such page');
    const language = choosePageLanguage(page.reply, c.req.query('lang') ?? null, undefined);
    const view = toPageView({ kind: page.kind, reply: page.reply }, language);
    const painted = await paint(drawPage(view, page));
    const picture = painted ?? (await loadStillPicture(isBranded(page.reply)));
    return send(c, picture, painted ? 'public, max-age=300' : 'no-cache');
  }

  const routes = new Hono<HttpEnv>();
  for (const [name, hasMark] of [
    ['still', true],
    ['plain', false],
  ] as const) {
    routes.get(`/link-preview/${name}`, async (c) =>
      send(c, await loadStillPicture(hasMark), 'public, max-age=300'),
    );
  }
  for (const kind of ['host', 'team'] as const) {
    routes.get(`/link-preview/${kind}/:slug`, (c) =>
      show(c, { kind, slug: c.req.param('slug'), meetingSlug: null }),
    );
    routes.get(`/link-preview/${kind}/:slug/:meeting`, (c) =>
      show(c, { kind, slug: c.req.param('slug'), meetingSlug: c.req.param('meeting') }),
    );
  }
  return routes;
}

function isBranded({ bookingInfo }: BookingPageReply): boolean {
  return toCompanyFooter(bookingInfo.company).isBranded;
}

function send(c: Context<HttpEnv>, picture: Picture, cacheControl: string) {
  c.header('cache-control', cacheControl);
  c.header('etag', picture.tag);
  if (isKnownTag(c.req.header('if-none-match'), picture.tag)) return c.body(null, 304);
  c.header('content-type', 'image/png');
  return c.body(picture.content);
}
