import { useSyncExternalStore } from 'react';
import { keepOnDevice, readFromDevice } from '#shared/device-storage.ts';
import { isTimeZone } from '#shared/time/offset.ts';

const KEYS = { first: 'kalends:calendar-zone', second: 'kalends:calendar-second-zone' } as const;
type Which = keyof typeof KEYS;
/** As it is kept where somebody wants none. */
const NONE = '';

const chosen: Partial<Record<Which, string | null>> = {};
const listeners = new Set<() => void>();

function read(which: Which): string | null {
  if (chosen[which] === undefined) {
    const kept = readFromDevice(KEYS[which]);
    chosen[which] = kept === NONE || (kept !== null && isTimeZone(kept)) ? kept : null;
  }
  return chosen[which] ?? null;
}

/** Keeps it on this device; an empty text is the profile's zone, or no second one. */
export function chooseZone(which: Which, zone: string): void {
  chosen[which] = zone;
  keepOnDevice(KEYS[which], zone);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was chosen for the calendar, or for the hours beside it; null where nothing was. */
export function useChosenZone(which: Which): string | null {
  return useSyncExternalStore(subscribe, () => read(which));
}
