import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { topDialog } from '#shared/react/ui/open-dialogs.ts';
import type { CardPicture } from './editor-shapes.ts';

interface GivenFiles {
  /** The card: what is dropped beside it is for nothing. */
  readonly card: RefObject<HTMLElement | null>;
  readonly header: RefObject<HTMLElement | null>;
  readonly onFile: (kind: CardPicture, file: File) => void;
  readonly isOn: boolean;
}

/** Files that are held over the page, and what they would become where they are. */
interface Held {
  readonly over: CardPicture | undefined;
}

const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * A file may be dropped anywhere on the card, and pasted anywhere but into a field. The browser would
 * else leave the page for what is dropped.
 * @returns what is held over the page at the moment
 */
export function useGivenFiles({ card, header, onFile, isOn }: GivenFiles): Held | undefined {
  const [held, setHeld] = useState<Held>();
  const toKind = ({ target }: DragEvent): CardPicture | undefined => {
    if (!(target instanceof Node) || topDialog.read()) return undefined;
    if (header.current?.contains(target)) return 'header';
    return card.current?.contains(target) ? 'profile' : undefined;
  };
  const onDrag = useEffectEvent((event: DragEvent) => {
    // A dialog that takes files has said so.
    if (event.defaultPrevented) return;
    event.preventDefault();
    const over = toKind(event);
    if (event.dataTransfer) event.dataTransfer.dropEffect = over ? 'copy' : 'none';
    if (!topDialog.read() && (!held || held.over !== over)) setHeld({ over });
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    setHeld(undefined);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const [kind, file] = [toKind(event), event.dataTransfer?.files[0]];
    if (kind && file) onFile(kind, file);
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    const isTyped = event.target instanceof Element && event.target.closest(FIELD);
    if (!file || isTyped || topDialog.read()) return;
    event.preventDefault();
    onFile('profile', file);
  });
  useEffect(() => {
    if (!isOn) return;
    return listen({
      onDrag: (event) => onDrag(event),
      onDrop: (event) => onDrop(event),
      onPaste: (event) => onPaste(event),
      onGone: () => setHeld(undefined),
    });
  }, [isOn]);
  return held;
}

interface Listeners {
  readonly onDrag: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  /** What was held has left the window. */
  readonly onGone: () => void;
}

/** @returns what ends it */
function listen({ onDrag, onDrop, onPaste, onGone }: Listeners): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  // A picture of the page itself is no file that somebody gives.
  let isOfPage = false;
  const withFiles = (listener: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!isOfPage && event.dataTransfer?.types.includes('Files')) listener(event);
  };
  const mark = (isBegun: boolean) => () => {
    isOfPage = isBegun;
  };
  document.addEventListener('dragstart', mark(true), { signal });
  document.addEventListener('dragend', mark(false), { signal });
  document.addEventListener('dragover', withFiles(onDrag), { signal });
  document.addEventListener('drop', withFiles(onDrop), { signal });
  document.addEventListener('paste', onPaste, { signal });
  const onLeave = ({ relatedTarget }: DragEvent) => {
    if (!relatedTarget) onGone();
  };
  document.addEventListener('dragleave', onLeave, { signal });
  return () => listening.abort();
}
