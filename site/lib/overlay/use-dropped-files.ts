import { useEffect } from 'react';
import { overlayStore } from './overlay-store.ts';

/** A file may be dropped anywhere on the page; the browser would else leave the page for it. */
export function useDroppedFiles(): void {
  useEffect(() => {
    const listening = new AbortController();
    const on = (type: 'dragover' | 'drop', listener: (event: DragEvent) => void) =>
      window.addEventListener(
        type,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return;
          event.preventDefault();
          listener(event);
        },
        { signal: listening.signal },
      );
    on('dragover', () => undefined);
    on('drop', ({ dataTransfer }) => overlayStore.drop([...(dataTransfer?.files ?? [])]));
    return () => listening.abort();
  }, []);
}
