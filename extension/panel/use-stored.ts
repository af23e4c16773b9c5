import { useSyncExternalStore } from 'react';
import type { StoredItem } from '../storage.ts';

/** What is stored, now and whenever it changes. The page has loaded it before it was drawn. */
export function useStored<Value>(item: StoredItem<Value>): Value | undefined {
  return useSyncExternalStore(item.watch, item.peek);
}
