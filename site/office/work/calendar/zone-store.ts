import { useSyncExternalStore } from 'react';
import { keepOnDevice, readFromDevice } from '#shared/device-storage.ts';
import { isTimeZone } from '#shared/time/offset.ts';

const KEYS = { first: 'kalends:calendar-zone', second: 'kalends:calendar-second-zone' } as const;
type Which = keyof typeof KEYS;

const chosen: Partial<Record<Which, string | null>> = {};
const listeners = new Set<() => void>();

function read(which: Which): string | null {
  if (chosen[which] === undefined) {
    const kept = readFromDevice(KEYS[which]);
    chosen[which] = kept && isTimeZone(kept) ? kept : null;
  }
  return chosen[which] ?? null;
}

/** Keeps it on this device; none is the device's own, or no second one. */
export function chooseZone(which: Which, zone: string | null): void {
  chosen[which] = zone;
  keepOnDevice(KEYS[which], zone ?? '');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The zone that the calendar is shown in, or the one beside it. */
export function useChosenZone(which: Which): string | null {
  return useSyncExternalStore(subscribe, () => read(which));
}
