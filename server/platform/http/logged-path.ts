import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** Ids of ours say nothing about anybody. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * A request's path as the log may have it: what is a parameter may be an address or a secret, and is
 * there only where it is an id. `/api/user2/ada@acme.test → /api/user2/…`; of unknown calls nothing.
 */
export function toLoggedPath(c: Context): string {
  const route = matchedRoutes(c).findLast(({ path }) => !path.includes('*'));
  return route ? withIds(route.path, c.req.path) : '/api/…';
}

/** `('/api/appointment/:id', '/api/appointment/<uuid>') → '/api/appointment/<uuid>'` */
export function withIds(pattern: string, path: string): string {
  const given = path.split('/');
  const segments = pattern.split('/').map((segment, index) => {
    const value = given[index] ?? '';
    return !segment.startsWith(':') || ID.test(value) ? value : '…';
  });
  return segments.join('/');
}
