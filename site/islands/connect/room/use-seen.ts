import { useEffect } from 'react';
import type { Peers } from './peers/open-peers.ts';

/** Tells the others whether their pictures are looked at: what nobody sees is not sent. */
export function useSeen(peers: Peers): void {
  useEffect(() => {
    const tell = () => {
      const isSeen = !document.hidden || document.pictureInPictureElement !== null;
      peers.tellSeen(() => isSeen);
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [peers]);
}
