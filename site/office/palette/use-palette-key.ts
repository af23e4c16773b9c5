import { useEffectEvent, useLayoutEffect } from 'react';
import { type OfficeKey, officeKeyOf } from './office-key-of.ts';

/** Answers the keys that all of the office has. */
export function usePaletteKey(onAsked: (what: OfficeKey) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const asked = officeKeyOf(event);
    if (!asked) return;
    event.preventDefault();
    onAsked(asked);
  });
  // With the page and not after it: who sees it may press at once.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
