import { Hono } from 'hono';
import { limitPolicies } from '#server/rate-limit/policies.ts';
import { authorise, needsSession } from '#server/rights/authorise.ts';
import { contract } from '#shared/api/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Session } from '#shared/api/session.ts';
import type { HttpEnv, RequestContext } from './context.ts';
import type { Handlers } from './handlers.ts';
import type { CountCall } from './limit-rates.ts';
import { parseInput } from './parse-input.ts';
import { toReply } from './to-reply.ts';

/** Who a request's cookie or bearer token belongs to. */
export type FindSession = (headers: Headers) => Promise<Session | undefined>;

/** Mounts every endpoint of the contract: count, authorise, validate, handle, answer. */
export function mountContract(
  handlers: Handlers,
  { findSession, countCall }: { readonly findSession: FindSession; readonly countCall: CountCall },
): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  for (const [id, endpoint] of Object.entries<Endpoint>(contract)) {
    // The mapped type Handlers has just this handler under this id; the loop forgets which.
    const handle = handlers[id as keyof Handlers] as (
      input: unknown,
      context: RequestContext,
    ) => Promise<object | string>;
    app.on(endpoint.method.toUpperCase(), toHonoPath(endpoint.path), async (c) => {
      const { headers } = c.req.raw;
      await countCall(c, limitPolicies[endpoint.limit]);
      const session = needsSession(endpoint.right) ? await findSession(headers) : undefined;
      authorise(endpoint.right, session);
      const input = await parseInput(endpoint, c);
      const reply = await handle(input, {
        requestId: c.get('requestId'),
        log: c.get('log'),
        session,
        findSession: async () => session ?? (await findSession(headers)),
        setCookies: (lines) => {
          for (const line of lines) c.header('set-cookie', line, { append: true });
        },
      });
      return toReply(c, endpoint, reply);
    });
  }
  return app;
}

/** `/booking/{id}` → `/booking/:id`. */
function toHonoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
