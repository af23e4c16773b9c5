/** A start that a change of rules leaves, brings, or takes away. */
export interface ComparedSlot {
  readonly startMinute: number;
  readonly change: 'none' | 'came' | 'went';
}

interface Start {
  readonly startMinute: number;
}

/** The starts of before and now, ascending, each once, with what became of it. */
export function compareSlots(before: readonly Start[], now: readonly Start[]): ComparedSlot[] {
  const were = new Set(before.map(({ startMinute }) => startMinute));
  const are = new Set(now.map(({ startMinute }) => startMinute));
  return [...were.union(are)]
    .sort((a, b) => a - b)
    .map((startMinute) => ({ startMinute, change: toChange(were, are, startMinute) }));
}

function toChange(
  were: ReadonlySet<number>,
  are: ReadonlySet<number>,
  start: number,
): ComparedSlot['change'] {
  if (!were.has(start)) return 'came';
  return are.has(start) ? 'none' : 'went';
}
