import { toPath } from '#shared/routes/index.ts';
import { officeRoutes } from '#shared/routes/office.ts';

/**
 * `robots.txt`: search engines leave the API and the office alone. Pages of one person say `noindex`
 * themselves, which only who may read them finds out. With the site's address, it names the sitemap.
 */
export function toRobotsFile(siteUrl?: string): string {
  const closed = ['/api/', ...new Set(officeRoutes.map(({ pattern }) => toPrefix(pattern)))];
  // The pictures of links are for whoever shows links.
  const rows = [
    'User-agent: *',
    'Allow: /api/link-preview/',
    ...closed.map((path) => `Disallow: ${path}`),
  ];
  if (siteUrl !== undefined) rows.push('', `Sitemap: ${siteUrl}/sitemap.xml`);
  return `${rows.join('\n')}\n`;
}

/** `/admin/emails → /admin/`, `/contacts → /contacts$`: a page `/contacts-of-mine` may be somebody's. */
function toPrefix(pattern: string): string {
  const [, first, ...deeper] = pattern.split('/');
  return deeper.length > 0 ? `/${first}/` : `/${first}$`;
}

/** `sitemap.xml`: the start page alone. Who is told of a host's page is for the host to say. */
export function toSitemap(siteUrl: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    `  <url><loc>${toXmlText(siteUrl + toPath('home', {}))}</loc></url>`,
    '</urlset>',
    '',
  ].join('\n');
}

function toXmlText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
