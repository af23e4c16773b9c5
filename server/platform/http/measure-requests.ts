import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { matchRoute } from '#shared/routes/index.ts';
import type { HttpEnv } from './context.ts';

const METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

/** Tells the metrics of each request, by the pattern of its route: paths are endless, and private. */
export function measureRequests(metrics: Metrics): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const beganMs = performance.now();
    await next();
    const { method, path } = c.req;
    const endpoint = matchedRoutes(c).findLast((route) => !route.path.includes('*'));
    metrics.addRequest({
      method: METHODS.has(method) ? method : 'other',
      route: endpoint?.path ?? toPattern(path),
      status: c.res.status,
      seconds: (performance.now() - beganMs) / 1000,
    });
  };
}

/** `/login → page:login`; files and unknown paths share a name. */
function toPattern(path: string): string {
  if (path.startsWith('/api/')) return '/api/*';
  const page = matchRoute(path);
  return page ? `page:${page.id}` : '/*';
}
