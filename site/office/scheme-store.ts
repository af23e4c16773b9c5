import { useSyncExternalStore } from 'react';
import { keepOnDevice, readFromDevice } from '#shared/device-storage.ts';
import type { IconName } from '#shared/react/ui/icon.tsx';
import { SCHEME_KEY } from './scheme-start.ts';

export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export const schemeIcons = {
  system: 'screen',
  light: 'sun',
  dark: 'moon',
} as const satisfies Record<Scheme, IconName>;

const listeners = new Set<() => void>();
let chosen: Scheme | undefined;

function readScheme(): Scheme {
  const kept = readFromDevice(SCHEME_KEY);
  chosen ??= kept === 'light' || kept === 'dark' ? kept : 'system';
  return chosen;
}

/** Shows the office so on this device; public pages follow the system. */
export function chooseScheme(scheme: Scheme): void {
  chosen = scheme;
  keepOnDevice(SCHEME_KEY, scheme);
  document.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, readScheme);
}
