import { useSyncExternalStore } from 'react';
import type { OwnMedia, OwnMediaState } from './own-media.ts';

export function useOwnMedia(media: OwnMedia): OwnMediaState {
  return useSyncExternalStore(media.subscribe, media.read);
}
