import { useEffect } from 'react';

/**
 * Calls `onEscape` for the Escape key, unless a dialog is open to take it. Answered with true, the key
 * is used up: no popup around this page closes by it.
 */
export function useEscape(onEscape: () => boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]')) return;
      if (onEscape()) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
