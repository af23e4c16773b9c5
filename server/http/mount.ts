import { Hono } from 'hono';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import { findImageFields, replaceImages } from '#server/image/image-fields.ts';
import { limitPolicies } from '#server/rate-limit/policies.ts';
import { authorise, needsSession } from '#server/rights/authorise.ts';
import { contract } from '#shared/api/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { addressOf } from './address-of.ts';
import { bearerToken } from './bearer-token.ts';
import { byPrecedence } from './by-precedence.ts';
import type { HttpEnv, RequestContext } from './context.ts';
import type { Handlers } from './handlers.ts';
import { toKeptCookies } from './kept-cookies.ts';
import type { CountCall } from './limit-rates.ts';
import { parseInput } from './parse-input.ts';
import { toReply } from './to-reply.ts';

/** Who a request's cookie or bearer token belongs to. */
export type FindSession = (headers: Headers) => Promise<Session | undefined>;

interface MountOptions {
  readonly findSession: FindSession;
  readonly countCall: CountCall;
  /** Our own proxies in front of this server. */
  readonly trustedProxies: number;
  /** Where a page loads a stored picture from. */
  toImageAddress(address: string): string | null;
}

/** Mounts every endpoint of the contract: count, authorise, validate, handle, answer. */
export function mountContract(
  handlers: Handlers,
  { findSession, countCall, trustedProxies, toImageAddress }: MountOptions,
): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const endpoints = Object.entries<Endpoint>(contract).map(([id, each]) => ({ ...each, id }));
  for (const { id, ...endpoint } of byPrecedence(endpoints)) {
    // The mapped type Handlers has just this handler under this id; the loop forgets which.
    const handle = handlers[id as keyof Handlers] as (
      input: unknown,
      context: RequestContext,
    ) => Promise<object | string>;
    const images = findImageFields(endpoint.reply);
    app.on(endpoint.method.toUpperCase(), toHonoPath(endpoint.path), async (c) => {
      const { headers } = c.req.raw;
      const giveBack = await countCall(c, limitPolicies[endpoint.limit]);
      try {
        const session = needsSession(endpoint.right) ? await findSession(headers) : undefined;
        authorise(endpoint.right, session);
        if (endpoint.byToken === false && bearerToken(headers)) {
          refuse('forbidden', 'A token cannot do this: sign in');
        }
        const input = await parseInput(endpoint, c);
        const reply = await handle(input, {
          requestId: c.get('requestId'),
          log: c.get('log'),
          session,
          findSession: async () => session ?? (await findSession(headers)),
          headers,
          clientAddress: () => addressOf(c, trustedProxies),
          setCookies: (lines) => {
            for (const line of toKeptCookies(lines, c.req.header('sec-fetch-site'))) {
              c.header('set-cookie', line, { append: true });
            }
          },
        });
        return toReply(c, endpoint, images ? replaceImages(reply, images, toImageAddress) : reply);
      } catch (error) {
        // A try that an outage ended is not one that its visitor has used up.
        if (isDatabaseUnavailable(error)) void giveBack();
        throw error;
      }
    });
  }
  return app;
}

/** `/booking/{id}` → `/booking/:id`. */
function toHonoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
