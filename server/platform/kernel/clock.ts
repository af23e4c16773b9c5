/** The one place that asks what time it is; tests hand in their own. */
export interface Clock {
  nowMs(): number;
}

export const systemClock: Clock = { nowMs: () => Date.now() };

/** Whole minutes since the epoch. */
export function nowMinute(clock: Clock): number {
  return Math.floor(clock.nowMs() / 60_000);
}
