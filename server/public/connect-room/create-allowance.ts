/** How much may be said at once, and how much again each second. */
export interface Pace {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** Answers each time whether this one is still allowed. */
export function createAllowance({ atOnce, perSecond }: Pace): (nowMs: number) => boolean {
  let left = atOnce;
  let lastMs: number | undefined;
  return (nowMs) => {
    const grown = ((nowMs - (lastMs ?? nowMs)) / 1000) * perSecond;
    left = Math.min(atOnce, left + Math.max(0, grown));
    lastMs = nowMs;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
