import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createVideoStore } from './video-store.ts';

/** The player of one address, and the ref of the element it plays in. */
export function useVideo(src: string) {
  const element = useRef<HTMLVideoElement>(null);
  const [store] = useState(() => createVideoStore(src));
  const state = useSyncExternalStore(store.subscribe, store.read);
  useEffect(() => (element.current ? store.open(element.current) : undefined), [store]);
  useEffect(() => {
    const tell = () => {
      const isEnlarged = document.fullscreenElement?.contains(element.current) ?? false;
      store.send({ type: 'screen-changed', isEnlarged });
    };
    document.addEventListener('fullscreenchange', tell);
    return () => document.removeEventListener('fullscreenchange', tell);
  }, [store]);
  return { state, send: store.send, element };
}
