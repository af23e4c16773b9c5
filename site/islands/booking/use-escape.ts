import { useEffect } from 'react';

/** What browsers report for every key that an input method takes. */
const IN_COMPOSITION = 229;

/**
 * Calls `onEscape` for the Escape key, unless a dialog is open to take it. Answered with true, the key
 * is used up: no popup around this page closes by it.
 */
export function useEscape(onEscape: () => boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // It only ends what an input method has on offer; Safari says so by the code alone.
      if (event.isComposing || event.keyCode === IN_COMPOSITION) return;
      if (document.querySelector('dialog[open]')) return;
      if (onEscape()) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
