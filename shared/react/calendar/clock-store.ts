import { useSyncExternalStore } from 'react';
import type { Clock } from '#shared/time/format.ts';

const KEY = 'kalends:clock';
const listeners = new Set<() => void>();
let chosen: Clock | undefined;

/** Spec A §9: the default is 24. A choice is remembered in this browser. */
function readClock(): Clock {
  chosen ??= readStored() === '12h' ? '12h' : '24h';
  return chosen;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage is closed to embedded pages in some browsers; the choice then lasts as long as the page.
    return null;
  }
}

export function chooseClock(clock: Clock): void {
  chosen = clock;
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(KEY, clock);
  } catch {
    // See readStored.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this page shows 12 or 24 hours. */
export function useClock(): Clock {
  return useSyncExternalStore(subscribe, readClock, () => '24h');
}
