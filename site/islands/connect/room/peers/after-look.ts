/** How long a page has been awake, and when it looked last, both in milliseconds. */
interface Awake {
  readonly forMs: number;
  readonly lookMs: number;
}

export const LOOK_MS = 1_000;

/**
 * A page that looks late was held up or asleep: what it waits for has come meanwhile, or waits for its turn as
 * well. Nothing is given up for that time.
 */
export function afterLook({ forMs, lookMs }: Awake, nowMs: number): Awake {
  return { forMs: forMs + Math.min(nowMs - lookMs, 2 * LOOK_MS), lookMs: nowMs };
}
