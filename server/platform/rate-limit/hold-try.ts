import type { Limit } from './policies.ts';
import type { RateLimits } from './rate-limits.ts';
import { TooManyCalls } from './too-many-calls.ts';

/** What a try is counted under, in this order. */
export type CountedTry = readonly (readonly [limit: Limit, key: string])[];

/**
 * Counts a try before it is made, so that a burst gets no more than its share. What comes back takes
 * it out of the count again: for a try that was none, because it succeeded. Without limits nothing
 * is counted.
 * @throws TooManyCalls under the first limit that is exceeded; the try then counts nowhere.
 */
export async function holdTry(
  limits: RateLimits | undefined,
  counted: CountedTry,
): Promise<() => Promise<void>> {
  if (!limits) return async () => {};
  const held: [Limit, string][] = [];
  const giveBack = async () => {
    for (const [limit, key] of held) await limits.giveBack(limit, key);
  };
  for (const [limit, key] of counted) {
    const waitSeconds = await limits.count(limit, key);
    if (waitSeconds !== undefined) {
      await giveBack();
      throw new TooManyCalls({ code: 'rate-limited', message: 'Too many tries' }, waitSeconds);
    }
    held.push([limit, key]);
  }
  return giveBack;
}
