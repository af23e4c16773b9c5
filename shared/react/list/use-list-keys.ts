import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isBare, nextIndex, toListAction } from './list-key.ts';
import type { Selection } from './use-selection.ts';

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';
const LISTS = '[data-list]';

/**
 * J, K, X, / and Escape for a list, wherever the focus is, and other keys for the row that has it,
 * unless somebody types or something is open above it.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  selection: Selection | undefined,
  onKey?: (id: string, key: string) => boolean,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!list.current || listWithKeys() !== list.current) return;
    const action = toListAction(event);
    const rows = [...list.current.querySelectorAll<HTMLElement>('[data-row]')];
    const index = rows.findIndex((row) => row.parentElement?.contains(document.activeElement));
    const { row } = rows[index]?.dataset ?? {};
    if (!action) {
      if (row && isBare(event) && !event.repeat && onKey?.(row, event.key)) event.preventDefault();
      return;
    }
    if (action === 'clear') {
      if (selection && selection.ids.size > 0) selection.clear();
      return;
    }
    event.preventDefault();
    if (action === 'search') {
      document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
      return;
    }
    if (action === 'toggle') {
      if (row) selection?.toggle(row);
      return;
    }
    rows[nextIndex(action, index, rows.length)]?.focus();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event.target) || document.querySelector('dialog[open], :popover-open')) return;
      press(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The list that has the focus, or the first that is seen: a page may have two. */
function listWithKeys(): Element | undefined {
  const lists = [...document.querySelectorAll(LISTS)].filter((each) => each.checkVisibility());
  return lists.find((each) => each.contains(document.activeElement)) ?? lists[0];
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}
