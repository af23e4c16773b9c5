import { useSyncExternalStore } from 'react';
import { toWeekday, type WeekStart } from '#shared/domain/week-start.ts';

const listeners = new Set<() => void>();
let chosen: WeekStart | null = null;

/** How the weeks of this page begin; null follows the reader's language. */
export function chooseWeekStart(weekStart: WeekStart | null): void {
  if (weekStart === chosen) return;
  chosen = weekStart;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readWeekday = () => (chosen === null ? undefined : toWeekday(chosen));

/** The weekday (0 is Sunday) that somebody has chosen; undefined where nobody has. */
export function useChosenWeekday(): number | undefined {
  return useSyncExternalStore(subscribe, readWeekday, () => undefined);
}
