import type { PageTraits } from '#shared/page-headers.ts';
import { isReservedSlug } from '#shared/reserved-slugs.ts';
import { integrationRoutes } from './integration.ts';
import { officeRoutes } from './office.ts';
import { publicRoutes } from './public.ts';
import type { Audience } from './route.ts';

export { isReservedSlug, reservedSlugs } from '#shared/reserved-slugs.ts';

/**
 * Every page. Links, server and static-host rewrites, the dev server and reserved slugs come from
 * here. The first row that fits wins; a visitor's pages come last, for their first segment may be a slug.
 */
export const routes = [...officeRoutes, ...integrationRoutes, ...publicRoutes] as const;

/** Answers, with status 404, every path that no row fits. */
export const notFoundFile = '404.html';

/**
 * Parameters that are slugs, which are written small. What has a dot in such a place is a file that is
 * not there.
 */
const slugs: ReadonlySet<string> = new Set(['user', 'meeting', 'slug']);

export function isSlugParameter(name: string): boolean {
  return slugs.has(name);
}

type Row = (typeof routes)[number];
export type RouteId = Row['id'];
/** The pages of the office. */
export type OfficeRouteId = (typeof officeRoutes)[number]['id'];

type Names<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;
/** The parameters of a page's path, by name: `RouteParams<'booking'>` is `{ user, meeting }`. */
export type RouteParams<Id extends RouteId> = Readonly<
  Record<Names<Extract<Row, { id: Id }>['pattern']>, string>
>;

export interface RouteMatch extends PageTraits {
  readonly id: RouteId;
  readonly file: string;
  readonly audience: Audience;
  readonly params: Readonly<Record<string, string>>;
  /** Where the page is, if the pathname is another way of writing that. */
  readonly canonicalPath: string | undefined;
}

/**
 * The page of a URL's pathname with its decoded parameters, or undefined where there is none. Capitals
 * and one trailing slash are forgiven: `/Ada/Intro/ → { id: 'booking', params: { user: 'ada', … },
 * canonicalPath: '/ada/intro' }`; ids are kept as they are.
 */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const segments = toSegments(pathname);
  if (!segments) return undefined;
  for (const { pattern, ...page } of routes) {
    const params = matchSegments(pattern.split('/').slice(1), segments);
    if (!params) continue;
    const path = fillPattern(pattern, params);
    const isCanonical =
      !hasSlashAtEnd(pathname) && toSegments(path)?.join('/') === segments.join('/');
    return { ...page, params, canonicalPath: isCanonical ? undefined : path };
  }
  return undefined;
}

/**
 * The path of a page, parameters encoded, with a query where one is given (undefined values are
 * left out): `toPath('booking', { user: 'ada', meeting: 'intro' }) → '/ada/intro'`.
 */
export function toPath<Id extends RouteId>(
  id: Id,
  params: RouteParams<Id>,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const path = fillPattern(routes.find((route) => route.id === id)?.pattern ?? '/', params);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

function fillPattern(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function hasSlashAtEnd(pathname: string): boolean {
  return /[^/]\/$/.test(pathname);
}

function toSegments(pathname: string): string[] | undefined {
  const trimmed = hasSlashAtEnd(pathname) ? pathname.slice(0, -1) : pathname;
  try {
    return trimmed.split('/').slice(1).map(decodeURIComponent);
  } catch {
    // A malformed escape such as `%zz` names no page.
    return undefined;
  }
}

function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (!expected.startsWith(':')) {
      if (segment.toLowerCase() !== expected) return undefined;
      continue;
    }
    const name = expected.slice(1);
    const value = isSlugParameter(name) ? segment.toLowerCase() : segment;
    const isReserved = name === 'user' && index === 0 && isReservedSlug(value);
    if (value === '' || isReserved || (isSlugParameter(name) && value.includes('.')))
      return undefined;
    params[name] = value;
  }
  return params;
}
