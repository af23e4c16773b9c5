import type { Context } from 'hono';
import { toBodyEmails, toBodyToken } from '#server/platform/rate-limit/body-keys.ts';
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
  const readKeys = {
    address: async (c: Request) => [addressOf(c, trustedProxies)],
    // Read as text, which the call's own parsing finds again.
    'address-by-emails': async (c: Request) => {
      const { length } = toBodyEmails(await c.req.text());
      return Array.from({ length: length || 1 }, () => addressOf(c, trustedProxies));
    },
    email: async (c: Request) => toBodyEmails(await c.req.text()),
    token: async (c: Request) => [toBodyToken(await c.req.text())],
  } as const satisfies Record<LimitKey, (c: Request) => Promise<readonly (string | undefined)[]>>;

  return async (c, policies) => {
    const counted: GiveBack[] = [];
    const giveBack = async () => {
      await Promise.all(counted.map((each) => each()));
    };
    for (const policy of policies) {
      const keys = await readKeys[policy.key](c);
      for (const key of keys) {
        if (key === undefined) continue;
        const waitSeconds = await limits.count(policy, key);
        if (waitSeconds !== undefined) {
          // Of several nothing is done where one is too many.
          if (keys.length > 1) await giveBack();
          throw new TooManyCalls(policy.refusal, waitSeconds);
        }
        counted.push(() => limits.giveBack(policy, key));
      }
    }
    return giveBack;
  };
}
