import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Log } from '#server/kernel/log.ts';
import { Refusal } from '#shared/errors/refusal.ts';
import { STRICT_TRANSPORT } from '#shared/page-headers.ts';
import type { HttpEnv } from './context.ts';

/** The largest body of a JSON call, in bytes. */
const MAX_BODY_BYTES = 256 * 1024;

/** Gives the request an id, a log that carries it, and one line when it is answered. */
export function requestLog(log: Log): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    const began = performance.now();
    c.set('requestId', requestId);
    c.set('log', log);
    c.header('x-request-id', requestId);
    await next();
    // The path alone: queries and the last part of confirm paths can hold secrets.
    log.info(
      {
        requestId,
        method: c.req.method,
        route: c.req.path.replace(/(\/confirm\/cancel\/[^/]+)\/.*/, '$1/…'),
        status: c.res.status,
        ms: Math.round((performance.now() - began) * 10) / 10,
      },
      'request',
    );
  };
}

/** Foreign origins may call the API, never with cookies. */
export function answerPreflight(): MiddlewareHandler<HttpEnv> {
  return cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'],
    allowHeaders: ['content-type', 'authorization', 'idempotency-key'],
    maxAge: 86_400,
  });
}

/**
 * A cookie rides along on requests that a page of another site forges. Calls that change something
 * are therefore refused when a browser says that they come from another origin and carry a cookie.
 */
export function refuseForgedRequests(ownOrigin: () => string): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const changes = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    if (
      changes &&
      origin &&
      c.req.header('cookie') &&
      !isOwnOrigin(origin, c.req.url, ownOrigin())
    ) {
      throw new Refusal('forbidden', 'Cookies are not accepted from another origin');
    }
    await next();
  };
}

function isOwnOrigin(origin: string, requestUrl: string, publicUrl: string): boolean {
  return origin === new URL(requestUrl).origin || origin === new URL(publicUrl).origin;
}

export function limitBody(): MiddlewareHandler<HttpEnv> {
  return bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new Refusal('body-too-large', `A body holds at most ${MAX_BODY_BYTES} bytes`);
    },
  });
}

/** Where the site's address is https, browsers are told to keep to it. */
export function strictTransport(publicUrl: string): MiddlewareHandler<HttpEnv> {
  const isSecure = publicUrl.startsWith('https:');
  return async (c, next) => {
    if (isSecure) c.header(...STRICT_TRANSPORT);
    await next();
  };
}

/**
 * Headers of every API reply; pages have their own, with a content security policy. They are set
 * before the handler runs, for a reply that is touched afterwards is built twice.
 */
export function apiHeaders(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    c.header('access-control-allow-origin', '*');
    c.header('access-control-expose-headers', 'x-request-id, retry-after');
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
    c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    c.header('cross-origin-resource-policy', 'cross-origin');
    c.header('cache-control', 'no-store');
    await next();
  };
}
