import type { ParsedPath } from '@tanstack/history';

/** What stands behind the question mark, by name: `?page=2 → { page: '2' }`. */
export type SearchTexts = Readonly<Record<string, unknown>>;

/** Where somebody is: `/appointments?page=2#move`, taken apart. */
export interface Place {
  readonly pathname: string;
  readonly search: SearchTexts;
  /** Without its `#`. */
  readonly hash: string;
}

/** Where a link leads. */
export interface Target {
  /** A path, or `.` for the one that is there. */
  readonly to: string;
  /** None where it is left out; undefined values are left out, others written as texts. */
  readonly search?: SearchTexts | ((now: SearchTexts) => SearchTexts);
  readonly hash?: string;
}

/** `{ pathname: '/a', search: '?page=2', hash: '#b' } → { pathname: '/a', search: { page: '2' }, hash: 'b' }` */
export function toPlace({ pathname, search, hash }: ParsedPath): Place {
  return {
    pathname,
    search: Object.fromEntries(new URLSearchParams(search)),
    hash: hash.slice(1),
  };
}

/** `({ to: '.', search: { page: 2 } }, { pathname: '/a', … }) → '/a?page=2'` */
export function toHref({ to, search = {}, hash }: Target, now: Place): string {
  const asked = typeof search === 'function' ? search(now.search) : search;
  const query = new URLSearchParams(toTexts(asked));
  const path = to === '.' ? now.pathname : to;
  return `${path}${query.size > 0 ? `?${query}` : ''}${hash ? `#${hash}` : ''}`;
}

/**
 * Whether somebody is where a link leads: there or below it, with its words in the address and maybe
 * more; exactly there, with these words alone.
 */
export function isAt(
  place: Place,
  linked: Place,
  { isExact }: { readonly isExact: boolean },
): boolean {
  const words = Object.entries(linked.search);
  const hasWords = words.every(([name, text]) => place.search[name] === text);
  if (isExact) {
    const isAlone = words.length === Object.keys(place.search).length;
    return place.pathname === linked.pathname && hasWords && isAlone;
  }
  return isWithin(place.pathname, linked.pathname) && hasWords;
}

function isWithin(path: string, above: string): boolean {
  return path === above || path.startsWith(above.endsWith('/') ? above : `${above}/`);
}

function toTexts(search: SearchTexts): [name: string, text: string][] {
  return Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
}
