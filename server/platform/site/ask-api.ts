import type { Hono } from 'hono';
import type { HttpEnv } from '#server/platform/http/context.ts';
import type { AskApi } from './serve-site.ts';

/** What says who asks, and from where; what says how a page is asked for is nothing to a call. */
const KEPT = ['cookie', 'user-agent', 'x-forwarded-for'] as const;

/**
 * Asks an API within this process as the page itself would from its browser: through the same door, so
 * that limits, rights and what is told of people are the same.
 */
export function toAskApi(api: Pick<Hono<HttpEnv>, 'request'>): AskApi {
  return async ({ req, env }, path) => {
    const headers = new Headers();
    for (const name of KEPT) {
      const value = req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    return api.request(path, { headers }, env);
  };
}
