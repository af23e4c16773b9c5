import type { MiddlewareHandler } from 'hono';
import type { Log } from '#server/platform/kernel/log.ts';
import type { HttpEnv } from './context.ts';

/**
 * Logs once that requests come through a proxy nobody told us of: all visitors then share its address,
 * and with it their rate limits. Only the operator knows whether the proxy is their own.
 */
export function noticeProxy(log: Pick<Log, 'warn'>): MiddlewareHandler<HttpEnv> {
  let isNoticed = false;
  return async (c, next) => {
    if (!isNoticed && c.req.header('x-forwarded-for') !== undefined) {
      isNoticed = true;
      log.warn(
        { setting: 'TRUSTED_PROXIES' },
        'A request came through a proxy and TRUSTED_PROXIES is 0, so all visitors count as one address: set it to the number of your own proxies in front.',
      );
    }
    return next();
  };
}
