import type { Context, Handler } from 'hono';
import { getMimeType, mimes } from 'hono/utils/mime';
import { isKnownTag } from '#server/http/entity-tag.ts';
import { mediaTypes } from '#shared/media-types.ts';
import { fileHeaders, type PageHeaders, toPageHeaders } from '#shared/page-headers.ts';
import { matchRoute, notFoundFile } from '#shared/routes/index.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { openSiteFiles, type SiteFile, type SiteFiles } from './site-files.ts';

const allTypes = { ...mimes, ...mediaTypes };

interface Found {
  readonly path: string;
  readonly status: 200 | 404;
  readonly headers: PageHeaders;
}

/**
 * Answers GET and HEAD of every path with the static site in `folder`: files, the shell of a page,
 * or the page that says there is none, with 404. Compressed as the client likes it, never stale:
 * hashed files are kept for a year, everything else is asked for again by its ETag.
 */
export function serveSite(folder: string): Handler {
  const files = openSiteFiles(folder);
  return async (context) => {
    const { path, status, headers } = findFile(files, new URL(context.req.url).pathname);
    const file = await files.load(path, chooseEncoding(context.req.header('accept-encoding')));
    if (!file) return context.text('Not found', 404);
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    setHeaders(context, path, file, files.isCompressible(path));
    if (status === 200 && isKnownTag(context.req.header('if-none-match'), file.etag)) {
      return context.body(null, 304);
    }
    context.header('content-length', String(file.byteLength));
    return context.body(file.content, status);
  };
}

function findFile(files: SiteFiles, pathname: string): Found {
  const asset = toFilePath(pathname);
  // Pages are reached by their routes alone: `/booking/index.html` is none.
  if (asset && !asset.endsWith('.html') && files.has(asset)) {
    return { path: asset, status: 200, headers: fileHeaders };
  }
  const page = matchRoute(pathname);
  return page && files.has(page.file)
    ? { path: page.file, status: 200, headers: toPageHeaders(page) }
    : { path: notFoundFile, status: 404, headers: toPageHeaders({}) };
}

function toFilePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.slice(1));
  } catch {
    // A malformed escape names no file.
    return undefined;
  }
}

function setHeaders(context: Context, path: string, file: SiteFile, varies: boolean): void {
  const lasting = path.startsWith('_astro/');
  context.header('content-type', getMimeType(path, allTypes) ?? 'application/octet-stream');
  context.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
  context.header('etag', file.etag);
  if (varies) context.header('vary', 'Accept-Encoding', { append: true });
  if (file.encoding !== 'identity') context.header('content-encoding', file.encoding);
}
