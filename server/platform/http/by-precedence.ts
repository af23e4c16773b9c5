/**
 * Orders paths so that the first one that fits a request is the right one: at the first segment in
 * which two differ in kind, the literal comes before the parameter.
 * `['/type/{id}', '/type/all']` → `['/type/all', '/type/{id}']`
 */
export function byPrecedence<T extends { readonly path: string }>(endpoints: readonly T[]): T[] {
  return endpoints.toSorted((a, b) => compare(kindsOf(a.path), kindsOf(b.path)));
}

/** A `0` for each literal segment, a `1` for each parameter. */
function kindsOf(path: string): string {
  const segments = path.split('/').slice(1);
  return segments.map((segment) => (segment.startsWith('{') ? '1' : '0')).join('');
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
