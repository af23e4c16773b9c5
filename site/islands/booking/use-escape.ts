import { useEffect } from 'react';

/** Calls `onEscape` for the Escape key while `isActive`, unless a dialog is open to take it. */
export function useEscape(onEscape: () => void, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]')) return;
      onEscape();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
