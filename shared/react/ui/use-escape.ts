import { useEffect, useEffectEvent } from 'react';

/** Escape leaves what has begun, wherever the focus is; a dialog around it stays open. */
export function useEscape(isBegun: boolean, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isBegun) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isBegun]);
}
