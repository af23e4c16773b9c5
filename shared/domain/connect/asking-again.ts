/** How often a host has said no to somebody at the door, and when they did last. */
export interface Refusal {
  readonly times: number;
  readonly saidMs: number;
}

/** How long after each no one may ask once more; after one more than these one may not. */
const WAITS_MS = [60_000, 180_000];

export function afterRefusal(before: Refusal | undefined, nowMs: number): Refusal {
  return { times: (before?.times ?? 0) + 1, saidMs: nowMs };
}

/** In how long somebody may ask to come in: 0 for now, null for not any more. */
export function untilAsking(refusal: Refusal | undefined, nowMs: number): number | null {
  if (!refusal) return 0;
  const waitMs = WAITS_MS[refusal.times - 1];
  return waitMs === undefined ? null : Math.max(0, refusal.saidMs + waitMs - nowMs);
}
