import { isDatabaseUnavailable } from '#server/platform/db/unavailable.ts';
import { inBatches } from './in-batches.ts';

interface Options<T> {
  readonly keep: (things: readonly T[]) => Promise<void>;
  /** Of all that is to be kept, what is worth it. */
  readonly toFew: (things: readonly T[]) => readonly T[];
  /** Whether the database is known to be away: then nothing is tried. */
  readonly isAway: () => boolean;
  readonly onError: (error: unknown) => void;
}

/** Keeps things in their order; what the database could not take is owed, and kept before the next. */
interface Keeping<T> {
  /** Answers once it is kept, owed or given up. */
  add(one: T): Promise<void>;
  keepOwed(): void;
  idle(): Promise<void>;
}

export function keepOwing<T extends object>({
  keep,
  toFew,
  isAway,
  onError,
}: Options<T>): Keeping<T> {
  let owed: readonly T[] = [];
  const batches = inBatches<T | null>(async (all) => {
    owed = toFew([...owed, ...all.flatMap((one) => one ?? [])]);
    if (isAway()) return;
    await keep(owed).catch((error: unknown) => {
      // Anything else would fail again, and all that follows with it.
      if (!isDatabaseUnavailable(error)) owed = [];
      throw error;
    });
    owed = [];
  }, onError);
  return {
    add: batches.add,
    keepOwed() {
      if (owed.length > 0) void batches.add(null);
    },
    idle: batches.idle,
  };
}
