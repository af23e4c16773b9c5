import type { Clock } from '#server/platform/kernel/clock.ts';

const FRESH_MS = 10 * 60_000;
const MAX_ENTRIES = 5_000;

/**
 * Asks once for each key within ten minutes; those who ask meanwhile share the answer. Failures are
 * not remembered. The oldest entries go when there are too many.
 */
export function rememberAnswers<T>(
  clock: Clock,
  ask: (key: string) => Promise<T>,
  maxEntries: number = MAX_ENTRIES,
): (key: string) => Promise<T> {
  const entries = new Map<string, { readonly answer: Promise<T>; readonly askedMs: number }>();
  return (key) => {
    const nowMs = clock.nowMs();
    const known = entries.get(key);
    if (known && nowMs - known.askedMs < FRESH_MS) return known.answer;
    const entry = { answer: ask(key), askedMs: nowMs };
    entries.delete(key);
    entries.set(key, entry);
    entry.answer.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    return entry.answer;
  };
}
