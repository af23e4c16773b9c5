import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Log } from '#server/platform/kernel/log.ts';
import { belongingTo } from '#server/platform/kernel/tell.ts';
import { Refusal, refuse } from '#shared/errors/refusal.ts';
import { STRICT_TRANSPORT } from '#shared/page-headers.ts';
import { bearerToken } from './bearer-token.ts';
import type { HttpEnv } from './context.ts';
import { toLoggedPath } from './logged-path.ts';
import { isNamedOrigin, isTrustedOrigin, losesCookies, type OriginPolicy } from './origins.ts';

/** The largest body of a JSON call, in bytes. */
const MAX_BODY_BYTES = 256 * 1024;

/** Gives the request an id, a log that carries it, and one line when it is answered. */
export function requestLog(log: Log): MiddlewareHandler<HttpEnv> {
  const isTold = log.isLevelEnabled('debug');
  return async (c, next) => {
    const requestId = randomUUID();
    const began = performance.now();
    c.set('requestId', requestId);
    c.set('log', log);
    c.header('x-request-id', requestId);
    await (isTold ? belongingTo({ requestId }, next) : next());
    log.info(
      {
        requestId,
        method: c.req.method,
        route: toLoggedPath(c),
        status: c.res.status,
        ms: Math.round((performance.now() - began) * 10) / 10,
      },
      'request',
    );
  };
}

/** Foreign origins may call the API; with cookies, those that the settings name. */
export function answerPreflight(policy: OriginPolicy): MiddlewareHandler<HttpEnv> {
  const options = {
    allowMethods: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'],
    allowHeaders: ['content-type', 'authorization', 'idempotency-key'],
    maxAge: 86_400,
  };
  const withCookies = cors({ ...options, origin: (origin) => origin, credentials: true });
  const without = cors({ ...options, origin: '*' });
  return (c, next) =>
    isNamedOrigin(c.req.header('origin') ?? '', policy) ? withCookies(c, next) : without(c, next);
}

/**
 * A cookie rides along on requests that a page of another site forges. Calls that change something
 * are therefore refused when a browser says that they come from another origin and carry a cookie.
 * Beside a bearer token, which nobody can forge, cookies are not looked at.
 */
export function refuseForgedRequests(policy: OriginPolicy): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const changes = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    const byCookie = c.req.header('cookie') && !bearerToken(c.req.raw.headers);
    if (changes && byCookie) checkOrigin(c, policy);
    await next();
  };
}

/** Nobody is signed in or out by a page of another site, nor where their cookie would be dropped. */
export function refuseForeignSignIns(policy: OriginPolicy): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    checkOrigin(c, policy);
    if (losesCookies(c.req.header('origin') ?? '', policy.publicUrl)) {
      refuse('origin-not-allowed', `Sign in at ${policy.publicUrl}: sessions need https`);
    }
    await next();
  };
}

function checkOrigin(c: Context<HttpEnv>, policy: OriginPolicy): void {
  const origin = c.req.header('origin');
  const asked = { url: c.req.url, forwardedHost: c.req.header('x-forwarded-host') };
  if (!origin || isTrustedOrigin(origin, asked, policy)) return;
  refuse('origin-not-allowed', `Cookies are not accepted from ${origin}: see ALLOWED_ORIGINS`);
}

/** Of everything but uploads, which count what they read: `receive-file.ts`. */
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
export function apiHeaders(policy: OriginPolicy): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const isNamed = origin !== undefined && isNamedOrigin(origin, policy);
    c.header('access-control-allow-origin', isNamed ? origin : '*');
    if (isNamed) c.header('access-control-allow-credentials', 'true');
    c.header('vary', 'Origin');
    c.header('access-control-expose-headers', 'x-request-id, retry-after');
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
    c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    c.header('cross-origin-resource-policy', 'cross-origin');
    c.header('cache-control', 'no-store');
    await next();
  };
}
