import { useSyncExternalStore } from 'react';

/** Whether the browser says that it has no network; it tells when that changes. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, () => !navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  const follow = new AbortController();
  const { signal } = follow;
  addEventListener('online', listener, { signal });
  addEventListener('offline', listener, { signal });
  return () => follow.abort();
}
