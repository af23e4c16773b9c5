import { mediaTypes, VIDEO_FOLDER } from '#shared/media-types.ts';
import {
  fileHeaders,
  type PageHeaders,
  type PageTraits,
  STRICT_TRANSPORT,
  toPageHeaders,
  unframed,
} from '#shared/page-headers.ts';
import { isSlugParameter, notFoundFile, reservedSlugs, routes } from '#shared/routes/index.ts';

interface Page extends PageTraits {
  readonly pattern: string;
  readonly file: string;
}

const pages: readonly Page[] = routes;
const notFound: PageTraits = {};

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

/**
 * `_headers` of Netlify and Cloudflare Pages, whose rows add to each other and take nothing back: what
 * every path may have stands first, and each page that refuses to be framed has a row, with its parameters.
 * `playlists` are the site's `.m3u8` files.
 */
export function toHeadersFile(playlists: readonly string[] = []): string {
  const of = (path: string, headers: PageHeaders) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  const [transport, year] = STRICT_TRANSPORT;
  const widest = toPageHeaders({ embeddable: true, takesPayment: true });
  const alone = pages.filter(({ embeddable }) => !embeddable);
  return lines([
    ...of('/*', { ...widest, [transport]: year }),
    ...of('/_astro/*', { 'cache-control': immutable }),
    ...playlists.flatMap((file) => of(`/${file}`, { 'content-type': mediaTypes.m3u8 })),
    ...alone.flatMap(({ pattern }) => [
      ...of(pattern, unframed),
      ...(pattern === '/' ? [] : of(`${pattern}/`, unframed)),
    ]),
    // Of a policy that is said twice the last word counts.
    ...pages.flatMap(({ pattern, ...traits }) => {
      const { 'permissions-policy': policy = '' } = toPageHeaders(traits);
      return traits.isRoom ? of(pattern, { 'permissions-policy': policy }) : [];
    }),
  ]);
}

/** To be included in a `server` block of nginx whose `root` is the site's folder. */
export function toNginxInclude(): string {
  const page = ({ pattern, file, ...traits }: Page) =>
    `location ~ "${toRegex(pattern)}" { ${nginxHeaders(toPageHeaders(traits))} expires -1; try_files $uri /${file} =404; }`;
  const [transport, year] = STRICT_TRANSPORT;
  const files = nginxHeaders(fileHeaders);
  return lines([
    'gzip_static on;',
    // A header without a value is not sent.
    `set ${nginxTransport} "";`,
    `if ($scheme = https) { set ${nginxTransport} "${year}"; }`,
    nginxHeader(transport, nginxTransport),
    `error_page 404 /${notFoundFile};`,
    `location = /${notFoundFile} { internal; ${nginxHeaders(toPageHeaders(notFound))} }`,
    `location ^~ /_astro/ { ${files} add_header cache-control "${immutable}"; try_files $uri =404; }`,
    `location ^~ /${VIDEO_FOLDER}/ { ${files} types { ${nginxTypes()} } try_files $uri =404; }`,
    // Pages are reached by their routes alone.
    'location ~ "[.]html$" { return 404; }',
    ...fixedRoutes().map(page),
    `location ~* "${reservedRegex()}" { try_files $uri =404; }`,
    ...openRoutes().map(page),
    `location / { ${files} try_files $uri =404; }`,
  ]);
}

/** `pages.caddy`: to be imported in a site block of Caddy whose `root` is the site's folder. */
export function toCaddyfile(): string {
  const [transport, year] = STRICT_TRANSPORT;
  const page = ({ pattern, file, ...traits }: Page, index: number) => [
    `\t@page${index} {`,
    '\t\tnot file',
    `\t\tpath_regexp ${toRegex(pattern)}`,
    '\t}',
    ...caddyHeaders(toPageHeaders(traits), `@page${index}`),
    `\trewrite @page${index} /${file}`,
  ];
  const fixed = fixedRoutes();
  return lines([
    'route {',
    '\t@https protocol https',
    `\theader @https ${transport} ${year}`,
    ...caddyHeaders(fileHeaders),
    '\t@assets path /_astro/*',
    `\theader @assets cache-control "${immutable}"`,
    '\t@playlists path *.m3u8',
    `\theader @playlists content-type ${mediaTypes.m3u8}`,
    // Pages are reached by their routes alone.
    '\t@shells path *.html',
    '\terror @shells 404',
    ...fixed.flatMap(page),
    '\t@reserved {',
    '\t\tnot file',
    `\t\tpath_regexp (?i)${reservedRegex()}`,
    '\t}',
    '\terror @reserved 404',
    ...openRoutes().flatMap((route, index) => page(route, fixed.length + index)),
    '\tfile_server {',
    '\t\tprecompressed br gzip',
    '\t}',
    '}',
    'handle_errors {',
    ...caddyHeaders(toPageHeaders(notFound)),
    `\trewrite * /${notFoundFile}`,
    '\tfile_server',
    '}',
  ]);
}

const nginxTransport = '$kalends_transport';

/** In a location these replace what the server block says, so the transport is said again. */
function nginxHeaders(headers: PageHeaders): string {
  const [transport] = STRICT_TRANSPORT;
  return Object.entries({ ...headers, [transport]: nginxTransport })
    .map(([name, value]) => nginxHeader(name, value))
    .join(' ');
}

function nginxHeader(name: string, value: string): string {
  const quote = value.includes('"') ? "'" : '"';
  return `add_header ${name} ${quote}${value}${quote} always;`;
}

function caddyHeaders(headers: PageHeaders, matcher = ''): string[] {
  return Object.entries(headers).map(([name, value]) =>
    ['\theader', matcher, name, `\`${value}\``].filter((part) => part !== '').join(' '),
  );
}

function nginxTypes(): string {
  return Object.entries(mediaTypes)
    .map(([ending, type]) => `${type} ${ending};`)
    .join(' ');
}

function fixedRoutes(): readonly Page[] {
  return pages.filter(({ pattern }) => !pattern.startsWith('/:'));
}

/** Pages whose first segment is a slug: what is reserved has to be refused before them. */
function openRoutes(): readonly Page[] {
  return pages.filter(({ pattern }) => pattern.startsWith('/:'));
}

function toRegex(pattern: string): string {
  if (pattern === '/') return '^/$';
  const toSegment = (_: string, name: string) => (isSlugParameter(name) ? '[^/.]+' : '[^/]+');
  return `^${pattern.replace(/:(\w+)/g, toSegment)}/?$`;
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
