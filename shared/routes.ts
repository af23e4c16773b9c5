import type { PageTraits } from '#shared/page-headers.ts';
import { isReservedSlug } from '#shared/reserved-slugs.ts';

export { isReservedSlug, reservedSlugs } from '#shared/reserved-slugs.ts';

type Audience = 'public' | 'user' | 'admin' | 'auth';

export interface Route extends PageTraits {
  readonly id: string;
  /**
   * Segments; `:name` stands for one non-empty segment. `:user` never is a reserved slug, and no
   * slug has a dot.
   */
  readonly pattern: string;
  /** The static file that answers, below the site's root. Rows may share one. */
  readonly file: string;
  readonly audience: Audience;
}

/**
 * Every page. Links, server and static-host rewrites, the dev server and reserved slugs come from
 * here. The first row that fits wins, so rows with fixed segments stand before rows of parameters.
 */
export const routes = [
  { id: 'home', pattern: '/', file: 'index.html', audience: 'public' },
  { id: 'login', pattern: '/login', file: 'login/index.html', audience: 'auth' },
  { id: 'signup', pattern: '/signup', file: 'signup/index.html', audience: 'auth' },
  {
    id: 'admin-emails',
    pattern: '/admin/emails',
    file: 'admin/emails/index.html',
    audience: 'admin',
  },
  { id: 'cancel', pattern: '/cancel', file: 'cancel/index.html', audience: 'public' },
  { id: 'reschedule', pattern: '/reschedule', file: 'reschedule/index.html', audience: 'public' },
  {
    id: 'appointment-success',
    pattern: '/appointment/success',
    file: 'appointment/success/index.html',
    audience: 'public',
    embeddable: true,
  },
  {
    id: 'appointment',
    pattern: '/appointment/:appointmentId',
    file: 'appointment/index.html',
    audience: 'public',
    embeddable: true,
  },
  { id: 'opt-in', pattern: '/optin', file: 'optin/index.html', audience: 'public' },
  {
    id: 'host-confirmation',
    pattern: '/host-confirmation',
    file: 'host-confirmation/index.html',
    audience: 'public',
  },
  { id: 'forget-me', pattern: '/forget-me', file: 'forget-me/index.html', audience: 'public' },
  {
    id: 'unqualified',
    pattern: '/unqualified',
    file: 'unqualified/index.html',
    audience: 'public',
    embeddable: true,
  },
  {
    id: 'routing-form',
    pattern: '/form/:routingFormId',
    file: 'form/index.html',
    audience: 'public',
    embeddable: true,
  },
  {
    id: 'routing-form-slug',
    pattern: '/f/:slug',
    file: 'form/index.html',
    audience: 'public',
    embeddable: true,
  },
  {
    id: 'order',
    pattern: '/order/:orderId',
    file: 'order/index.html',
    audience: 'public',
    embeddable: true,
  },
  {
    id: 'short-link',
    pattern: '/s/:linkId',
    file: 's/index.html',
    audience: 'public',
    embeddable: true,
  },
  {
    id: 'team',
    pattern: '/team/:slug',
    file: 'host-page/index.html',
    audience: 'public',
    embeddable: true,
  },
  {
    id: 'team-booking',
    pattern: '/team/:slug/:meeting',
    file: 'booking/index.html',
    audience: 'public',
    embeddable: true,
    takesPayment: true,
  },
  {
    id: 'team-host-booking',
    pattern: '/team/:slug/:meeting/:user',
    file: 'booking/index.html',
    audience: 'public',
    embeddable: true,
    takesPayment: true,
  },
  {
    id: 'meeting',
    pattern: '/meeting/:slug',
    file: 'booking/index.html',
    audience: 'public',
    embeddable: true,
    takesPayment: true,
  },
  {
    id: 'user',
    pattern: '/:user',
    file: 'host-page/index.html',
    audience: 'public',
    embeddable: true,
  },
  {
    id: 'booking',
    pattern: '/:user/:meeting',
    file: 'booking/index.html',
    audience: 'public',
    embeddable: true,
    takesPayment: true,
  },
] as const satisfies readonly Route[];

/** Answers, with status 404, every path that no row fits. */
export const notFoundFile = '404.html';

/** Parameters that are slugs. What has a dot in such a place is a file that is not there. */
const slugs: ReadonlySet<string> = new Set(['user', 'meeting', 'slug']);

export function isSlugParameter(name: string): boolean {
  return slugs.has(name);
}

type Row = (typeof routes)[number];
export type RouteId = Row['id'];

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
}

/**
 * The page of a URL's pathname with its decoded parameters, or undefined where there is none.
 * One trailing slash is forgiven: `/ada/intro/ → { id: 'booking', params: { user: 'ada', … } }`.
 */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const segments = toSegments(pathname);
  if (!segments) return undefined;
  for (const { pattern, ...page } of routes) {
    const params = matchSegments(pattern.split('/').slice(1), segments);
    if (params) return { ...page, params };
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
  const values = new Map<string, string>(Object.entries(params));
  const pattern = routes.find((route) => route.id === id)?.pattern ?? '/';
  const path = pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

function toSegments(pathname: string): string[] | undefined {
  const trimmed = /[^/]\/$/.test(pathname) ? pathname.slice(0, -1) : pathname;
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
      if (segment !== expected) return undefined;
      continue;
    }
    const name = expected.slice(1);
    const isReserved = name === 'user' && index === 0 && isReservedSlug(segment);
    if (segment === '' || isReserved || (isSlugParameter(name) && segment.includes('.')))
      return undefined;
    params[name] = segment;
  }
  return params;
}
