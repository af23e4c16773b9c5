import type { Context } from 'hono';
import { toBodyEmail, toBodyToken } from '#server/platform/rate-limit/body-keys.ts';
import type { LimitKey, LimitPolicy } from '#server/platform/rate-limit/policies.ts';
import type { RateLimits } from '#server/platform/rate-limit/rate-limits.ts';
import { TooManyCalls } from '#server/platform/rate-limit/too-many-calls.ts';
import { addressOf } from './address-of.ts';
import type { HttpEnv } from './context.ts';

/** What of a request its address is read from. */
type Request = Context<HttpEnv>;

/** Takes the count of a call back. */
type GiveBack = () => Promise<void>;

/** Refuses a call that comes too often, with the policy's code and `Retry-After`. */
export type CountCall = (c: Request, policies: readonly LimitPolicy[]) => Promise<GiveBack>;

/** Nothing is counted: for load tests. */
export const countNothing: CountCall = async () => async () => {};

/** Counts calls by what their policies say. Belongs behind the limit of the body's size. */
export function createCountCall(options: {
  readonly limits: RateLimits;
  /** Our own proxies in front of this server. */
  readonly trustedProxies: number;
}): CountCall {
  const { limits, trustedProxies } = options;
  const readKey = {
    address: async (c: Request) => addressOf(c, trustedProxies),
    // Read as text, which the call's own parsing finds again.
    email: async (c: Request) => toBodyEmail(await c.req.text()),
    token: async (c: Request) => toBodyToken(await c.req.text()),
  } as const satisfies Record<LimitKey, (c: Request) => Promise<string | undefined>>;

  return async (c, policies) => {
    const counted: GiveBack[] = [];
    for (const policy of policies) {
      const key = await readKey[policy.key](c);
      if (key === undefined) continue;
      const waitSeconds = await limits.count(policy, key);
      if (waitSeconds !== undefined) throw new TooManyCalls(policy.refusal, waitSeconds);
      counted.push(() => limits.giveBack(policy, key));
    }
    return async () => {
      await Promise.all(counted.map((giveBack) => giveBack()));
    };
  };
}
