import { useSyncExternalStore } from 'react';
import { MOBILE_BELOW_PX } from '#shared/domain/constants.ts';

const query = `(width < ${MOBILE_BELOW_PX}px)`;

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the page is laid out for a phone. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
