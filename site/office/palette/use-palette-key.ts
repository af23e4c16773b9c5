import { useEffectEvent, useLayoutEffect } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable]';

interface PaletteKeys {
  /** Ctrl+K or Cmd+K, wherever the focus is. */
  readonly onOpen: () => void;
  /** `?`, unless somebody types or a dialog is open. */
  readonly onKeys: () => void;
}

export function usePaletteKey({ onOpen, onKeys }: PaletteKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isWithControl = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (isWithControl && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      onOpen();
    }
    const isFree =
      !document.querySelector('dialog[open]') &&
      !(event.target instanceof Element && event.target.closest(FIELDS));
    if (event.key === '?' && !event.ctrlKey && !event.metaKey && isFree) {
      event.preventDefault();
      onKeys();
    }
  });
  // With the page and not after it: who sees it may press at once.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
