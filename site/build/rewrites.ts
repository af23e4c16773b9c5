import { mediaTypes, VIDEO_FOLDER } from '#shared/media-types.ts';
import { notFoundFile, reservedSlugs, routes } from '#shared/routes.ts';

const immutable = 'public, max-age=31536000, immutable';

/** `_redirects` of Netlify and Cloudflare Pages. `rootFiles` are the site's top-level files. */
export function toRedirectsFile(rootFiles: readonly string[]): string {
  // Cloudflare rewrites even where a file exists, so files are named before the pages.
  const files = ['/_astro/* /_astro/:splat 200', ...rootFiles.filter(isAsset).map(toItself)];
  const pages = routes
    .filter(({ pattern }) => pattern !== '/')
    .map(({ pattern, file }) => `${pattern} ${toFolder(file)} 200`);
  return lines([...files, ...pages]);
}

/** `_headers` of Netlify and Cloudflare Pages. `playlists` are the site's `.m3u8` files. */
export function toHeadersFile(playlists: readonly string[] = []): string {
  return lines([
    '/_astro/*',
    `  cache-control: ${immutable}`,
    ...playlists.flatMap((file) => [`/${file}`, `  content-type: ${mediaTypes.m3u8}`]),
  ]);
}

/** To be included in a `server` block of nginx whose `root` is the site's folder. */
export function toNginxInclude(): string {
  const page = (pattern: string, file: string) =>
    `location ~ "${toRegex(pattern)}" { expires -1; try_files $uri /${file} =404; }`;
  return lines([
    'gzip_static on;',
    `error_page 404 /${notFoundFile};`,
    `location ^~ /_astro/ { add_header cache-control "${immutable}"; try_files $uri =404; }`,
    `location ^~ /${VIDEO_FOLDER}/ { types { ${nginxTypes()} } try_files $uri =404; }`,
    ...fixedRoutes().map(({ pattern, file }) => page(pattern, file)),
    `location ~* "${reservedRegex()}" { try_files $uri =404; }`,
    ...openRoutes().map(({ pattern, file }) => page(pattern, file)),
    'location / { try_files $uri =404; }',
  ]);
}

/** `pages.caddy`: to be imported in a site block of Caddy whose `root` is the site's folder. */
export function toCaddyfile(): string {
  const rewrite = ({ pattern, file }: { pattern: string; file: string }, index: number) => [
    `\t@page${index} {`,
    '\t\tnot file',
    `\t\tpath_regexp ${toRegex(pattern)}`,
    '\t}',
    `\trewrite @page${index} /${file}`,
  ];
  const fixed = fixedRoutes();
  return lines([
    'route {',
    '\t@assets path /_astro/*',
    `\theader @assets cache-control "${immutable}"`,
    '\t@playlists path *.m3u8',
    `\theader @playlists content-type ${mediaTypes.m3u8}`,
    ...fixed.flatMap(rewrite),
    '\t@reserved {',
    '\t\tnot file',
    `\t\tpath_regexp (?i)${reservedRegex()}`,
    '\t}',
    '\terror @reserved 404',
    ...openRoutes().flatMap((route, index) => rewrite(route, fixed.length + index)),
    '\tfile_server {',
    '\t\tprecompressed br gzip',
    '\t}',
    '}',
    'handle_errors {',
    `\trewrite * /${notFoundFile}`,
    '\tfile_server',
    '}',
  ]);
}

function nginxTypes(): string {
  return Object.entries(mediaTypes)
    .map(([ending, type]) => `${type} ${ending};`)
    .join(' ');
}

function fixedRoutes() {
  return routes.filter(({ pattern }) => !pattern.startsWith('/:'));
}

/** Pages whose first segment is a slug: what is reserved has to be refused before them. */
function openRoutes() {
  return routes.filter(({ pattern }) => pattern.startsWith('/:'));
}

function toRegex(pattern: string): string {
  return pattern === '/' ? '^/$' : `^${pattern.replace(/:\w+/g, '[^/]+')}/?$`;
}

function reservedRegex(): string {
  return `^/(?:${[...reservedSlugs].join('|')})(?:/|$)`;
}

function toFolder(file: string): string {
  return `/${file.replace(/index\.html$/, '')}`;
}

function toItself(file: string): string {
  return `/${file} /${file} 200`;
}

function isAsset(file: string): boolean {
  return !/\.(?:html|br|gz)$/.test(file) && !file.startsWith('_');
}

function lines(rows: readonly string[]): string {
  return `${rows.join('\n')}\n`;
}
