/** Hands one thing on; answers once it was dealt with, or given up. */
interface Batches<T> {
  add(one: T): Promise<void>;
  /** Once all that was handed on until now is dealt with. */
  idle(): Promise<void>;
}

/**
 * Deals with things in the order in which they come, one batch after the other: what comes meanwhile is the next
 * one. A batch that fails is told of and given up.
 */
export function inBatches<T>(
  work: (batch: readonly T[]) => Promise<void>,
  onError: (error: unknown) => void,
): Batches<T> {
  let waiting: T[] = [];
  let running = Promise.resolve();
  let next: Promise<void> | undefined;

  function begin(): Promise<void> {
    const batch = waiting;
    waiting = [];
    next = undefined;
    running = work(batch).catch(onError);
    return running;
  }

  return {
    add(one) {
      waiting.push(one);
      next ??= running.then(begin);
      return next;
    },
    idle: () => next ?? running,
  };
}
