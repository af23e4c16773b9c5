import { Hono, type MiddlewareHandler } from 'hono';
import { isDatabaseUnavailable } from '#server/platform/db/unavailable.ts';
import { findImageFields, replaceImages } from '#server/platform/image/image-fields.ts';
import { limitPolicies } from '#server/platform/rate-limit/policies.ts';
import {
  authorise,
  type Caller,
  isOpenTo,
  needsSession,
} from '#server/platform/rights/authorise.ts';
import { contract } from '#shared/api/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { addressOf } from './address-of.ts';
import { byPrecedence } from './by-precedence.ts';
import type { HttpEnv, RequestContext } from './context.ts';
import type { Handlers } from './handlers.ts';
import { toKeptCookies } from './kept-cookies.ts';
import type { CountCall } from './limit-rates.ts';
import { limitBody } from './middleware.ts';
import { parseInput } from './parse-input.ts';
import { toReply } from './to-reply.ts';

/** Who a request's cookie or bearer token belongs to. */
export type FindCaller = (headers: Headers) => Promise<Caller | undefined>;

interface MountOptions {
  readonly findCaller: FindCaller;
  readonly countCall: CountCall;
  /** Our own proxies in front of this server. */
  readonly trustedProxies: number;
  /** Where a page loads a stored picture from. */
  toImageAddress(address: string): string | null;
}

/** Mounts every endpoint of the contract: count, authorise, validate, handle, answer. */
export function mountContract(
  handlers: Handlers,
  { findCaller, countCall, trustedProxies, toImageAddress }: MountOptions,
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
    const path = toHonoPath(endpoint.path);
    const limit = endpoint.upload ? letThrough : limitBody();
    app.on(endpoint.method.toUpperCase(), path, limit, async (c) => {
      const { headers } = c.req.raw;
      const giveBack = await countCall(c, limitPolicies[endpoint.limit]);
      try {
        const caller = needsSession(endpoint.right) ? await findCaller(headers) : undefined;
        authorise(endpoint, caller);
        const input = await parseInput(endpoint, c);
        const reply = await handle(input, {
          requestId: c.get('requestId'),
          log: c.get('log'),
          session: caller?.session,
          means: caller?.means,
          findSession: async () => {
            const found = caller ?? (await findCaller(headers));
            return found && isOpenTo(endpoint, found.means) ? found.session : undefined;
          },
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

/** What is uploaded is counted while it is read. */
const letThrough: MiddlewareHandler<HttpEnv> = (_, next) => next();

/** `/booking/{id}` → `/booking/:id`. */
function toHonoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
