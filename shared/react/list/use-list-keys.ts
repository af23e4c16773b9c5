import { type RefObject, useEffect, useEffectEvent } from 'react';
import { nextIndex, toListAction } from './list-key.ts';

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** J, K, X and / for a list, wherever the focus is, unless somebody types or a dialog is open. */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  onToggle: (id: string) => void,
): void {
  const toggle = useEffectEvent(onToggle);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const action = toListAction(event);
      if (!action || !list.current?.checkVisibility()) return;
      event.preventDefault();
      if (action === 'search') {
        document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
        return;
      }
      const rows = [...list.current.querySelectorAll<HTMLElement>('[data-row]')];
      const index = rows.findIndex((row) => row.parentElement?.contains(document.activeElement));
      if (action === 'toggle') {
        const { row } = rows[index]?.dataset ?? {};
        if (row) toggle(row);
        return;
      }
      rows[nextIndex(action, index, rows.length)]?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}
