import { useSyncExternalStore } from 'react';
import type { Store } from './create-store.ts';

export function useStore<T>(store: Pick<Store<T>, 'read' | 'subscribe'>): T {
  return useSyncExternalStore(store.subscribe, store.read);
}
