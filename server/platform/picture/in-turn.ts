import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { refuse } from '#shared/errors/refusal.ts';

/** Does work when its turn has come. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** So many at once; so many wait, and anyone who comes then is refused. */
export function inTurn({
  atOnce,
  waiting,
  refusal,
}: {
  readonly atOnce: number;
  readonly waiting: number;
  readonly refusal: { readonly code: ErrorCode; readonly message: string };
}): InTurn {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) refuse(refusal.code, refusal.message);
      // Whoever is done hands its place on.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
