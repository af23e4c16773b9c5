const FIRST_MS = 500;
const LONGEST_MS = 10_000;

/**
 * How long to wait before a line is made anew: longer each time, and not at the same moment as all the
 * others that a restarted server has lost. `chance` is between 0 and 1.
 */
export function toRetryMs(attempt: number, chance: number): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt);
  return most / 2 + (most / 2) * chance;
}
