import { useSyncExternalStore } from 'react';
import { keepOnDevice, readFromDevice } from '#shared/device-storage.ts';
import type { Clock } from '#shared/time/format.ts';

const KEY = 'kalends:clock';
const listeners = new Set<() => void>();
let chosen: Clock | undefined;

/** Spec A §9: the default is 24. A choice is remembered on this device. */
function readClock(): Clock {
  chosen ??= readFromDevice(KEY) === '12h' ? '12h' : '24h';
  return chosen;
}

export function chooseClock(clock: Clock): void {
  chosen = clock;
  for (const listener of listeners) listener();
  keepOnDevice(KEY, clock);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this page shows 12 or 24 hours. */
export function useClock(): Clock {
  return useSyncExternalStore(subscribe, readClock, readClock);
}
