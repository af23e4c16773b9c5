import { useEffect, useEffectEvent } from 'react';

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** What is pressed anywhere in the page, unless somebody types or something is open above it. */
export function useFreeKey(press: (event: KeyboardEvent) => void): void {
  const pressed = useEffectEvent(press);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event.target) || document.querySelector('dialog[open], :popover-open')) return;
      pressed(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}
