import { ApiError } from '#shared/errors/api-error.ts';

/** `npm run soak`: both databases throughout, and as many rounds as find what is rare. */
export const isSoak = process.env.SOAK === 'on';

/** How often a race is run, a server killed or a value made up: a few times each day, often in a soak. */
export function roundsOf({ few, many }: { readonly few: number; readonly many: number }): number {
  return isSoak ? many : few;
}

/** Rounds that are under way at once: enough to keep both processes busy. */
const AT_ONCE = 6;

/** `200`, or the status and code that a call was refused with; anything else is a failure. */
export async function answerOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => '200',
    (error: unknown) => {
      if (error instanceof ApiError && error.status < 500) return `${error.status} ${error.code}`;
      throw error;
    },
  );
}

/** Plays all rounds, several at a time. */
export async function playRounds<T>(
  rounds: number,
  play: (round: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (let first = 0; first < rounds; first += AT_ONCE) {
    const length = Math.min(AT_ONCE, rounds - first);
    const atOnce = Array.from({ length }, (_, index) => first + index);
    results.push(...(await Promise.all(atOnce.map(play))));
  }
  return results;
}

/** Two of something, each round in another order. */
export function sides<T>([first, second]: readonly T[], round: number): readonly [T, T] {
  if (first === undefined || second === undefined) throw new Error('Two are needed');
  return round % 2 === 0 ? [first, second] : [second, first];
}
