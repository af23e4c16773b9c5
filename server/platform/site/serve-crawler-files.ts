import { Hono } from 'hono';
import { fileHeaders } from '#shared/page-headers.ts';
import { toRobotsFile, toSitemap } from '#site/build/crawler-files.ts';

/** `robots.txt` and `sitemap.xml`, which name the site's own address as built files cannot. */
export function serveCrawlerFiles(siteUrl: string): Hono {
  const headers = { ...fileHeaders, 'cache-control': 'no-cache' };
  return new Hono()
    .get('/robots.txt', (c) => c.text(toRobotsFile(siteUrl), 200, headers))
    .get('/sitemap.xml', (c) =>
      c.body(toSitemap(siteUrl), 200, { ...headers, 'content-type': 'application/xml' }),
    );
}
