import type { Context, Handler } from 'hono';
import { getMimeType, mimes } from 'hono/utils/mime';
import { isKnownTag } from '#server/platform/http/entity-tag.ts';
import { hasSessionCookie } from '#server/platform/http/has-session-cookie.ts';
import { mediaTypes } from '#shared/media-types.ts';
import { fileHeaders, type PageHeaders, toPageHeaders } from '#shared/page-headers.ts';
import { matchRoute, notFoundFile, type RouteMatch } from '#shared/routes/index.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { type Content, type FilledStream, openFilledFiles } from './filled-files.ts';
import { openSiteFiles, type SiteFile, type SiteFiles } from './site-files.ts';

const allTypes = { ...mimes, ...mediaTypes };

interface Found {
  readonly path: string;
  readonly page?: RouteMatch;
  readonly headers: PageHeaders;
}

/** A page as its address was asked for. */
export interface AskedPage {
  readonly page: RouteMatch;
  readonly url: URL;
  readonly acceptLanguage: string | undefined;
  /** Whether somebody signed in may be asking. */
  readonly hasSession: boolean;
  /** What a call of our API answers to the one who asks for the page: `/session`. */
  readonly askApi: (path: string) => Promise<Response>;
}

/** Asks our API in the name of the one who asks for a page. */
export type AskApi = (context: Context, path: string) => Promise<Response>;

/** The page is another one. */
interface MovedPage {
  /** A path of this site with its query. */
  readonly movedTo: string;
}

/** What is known of a page beside its shell. */
interface ShownPage {
  /** 404 where there is nobody, and nothing, at the address. */
  readonly status: 200 | 404;
  /** For whoever asks alone: nobody keeps it. */
  readonly isPrivate?: boolean;
  /** For whoever asks alone, whose browser may keep it. */
  readonly isReaders?: boolean;
  /** Without it the shell goes out as it was built. */
  readonly content?: Content;
  /** `Set-Cookie` lines that go out with it. */
  readonly cookies?: readonly string[];
}

export type PageFill = ShownPage | MovedPage;
export type FillPage = (asked: AskedPage) => Promise<PageFill>;

/**
 * Answers GET and HEAD of every path with the static site in `folder`: files, the shell of a page with
 * what `fillPage` says, or the page that says there is none, with 404. Compressed as the client likes
 * it, never stale: hashed files are kept for a year, everything else is asked for again by its ETag.
 * Who writes an address in another way is led to the one that it has.
 * A page that is filled is another one for whoever may be signed in, which caches are told.
 */
export function serveSite(
  folder: string,
  fillPage: FillPage = async () => ({ status: 200 }),
  askApi: AskApi = async () => new Response(null, { status: 404 }),
): Handler {
  const files = openSiteFiles(folder);
  const fill = openFilledFiles();
  return async (context) => {
    const url = new URL(context.req.url);
    const { path, page, headers } = findFile(files, url.pathname);
    if (page?.canonicalPath !== undefined) {
      return redirect(context, page.canonicalPath + url.search, 301);
    }
    const acceptLanguage = context.req.header('accept-language');
    const filled: PageFill = page
      ? await fillPage({
          page,
          url,
          acceptLanguage,
          hasSession: hasSessionCookie(context.req.header('cookie')),
          askApi: (path) => askApi(context, path),
        })
      : { status: path === notFoundFile ? 404 : 200 };
    if ('movedTo' in filled) return redirect(context, filled.movedTo, 302);
    const { status, content, isPrivate, isReaders, cookies = [] } = filled;
    const encoding = chooseEncoding(context.req.header('accept-encoding'));
    const built = await files.load(path, content ? 'identity' : encoding);
    if (!built) return context.text('Not found', 404);
    const file = content ? await fill(built, content, encoding) : built;
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    setHeaders(context, path, file);
    if (isPrivate) context.header('cache-control', 'private, no-store');
    else if (isReaders) context.header('cache-control', 'private, no-cache');
    for (const line of cookies) context.header('set-cookie', line, { append: true });
    const varies = [
      ...(content ? ['Accept-Language', 'Cookie'] : []),
      ...(files.isCompressible(path) ? ['Accept-Encoding'] : []),
    ];
    for (const name of varies) context.header('vary', name, { append: true });
    if ('stream' in file) return context.body(file.stream, status);
    if (status === 200 && isKnownTag(context.req.header('if-none-match'), file.etag)) {
      return context.body(null, 304);
    }
    context.header('content-length', String(file.byteLength));
    return context.body(file.content, status);
  };
}

function redirect(context: Context, target: string, status: 301 | 302): Response {
  context.header('cache-control', 'no-cache');
  return context.redirect(target, status);
}

function findFile(files: SiteFiles, pathname: string): Found {
  const asset = toFilePath(pathname);
  // Pages are reached by their routes alone: `/booking/index.html` is none.
  if (asset && !asset.endsWith('.html') && files.has(asset)) {
    return { path: asset, headers: fileHeaders };
  }
  const page = matchRoute(pathname);
  return page && files.has(page.file)
    ? { path: page.file, page, headers: toPageHeaders(page) }
    : { path: notFoundFile, headers: toPageHeaders({}) };
}

function toFilePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.slice(1));
  } catch {
    // A malformed escape names no file.
    return undefined;
  }
}

function setHeaders(context: Context, path: string, file: SiteFile | FilledStream): void {
  const lasting = path.startsWith('_astro/');
  context.header('content-type', getMimeType(path, allTypes) ?? 'application/octet-stream');
  context.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
  if ('etag' in file) context.header('etag', file.etag);
  // A proxy that waits for the end would send all of it late.
  else context.header('x-accel-buffering', 'no');
  if (file.encoding !== 'identity') context.header('content-encoding', file.encoding);
}
