import type { MiddlewareHandler } from 'hono';
import { hashSecret, isSecretOf } from '#server/platform/kernel/secret.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import type { HttpEnv } from './context.ts';

/** Answers `GET /metrics` to whoever shows the token. */
export function serveMetrics(metrics: Metrics, token: string): MiddlewareHandler<HttpEnv> {
  const tokenHash = hashSecret(token);
  return async (c, next) => {
    if (c.req.path !== '/metrics' || c.req.method !== 'GET') return next();
    const shown = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (!isSecretOf(shown, tokenHash)) {
      return c.text('Show METRICS_TOKEN as a bearer token', 401, { 'www-authenticate': 'Bearer' });
    }
    const { contentType, text } = await metrics.read();
    return c.body(text, 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  };
}
