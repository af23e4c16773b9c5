import type { RefObject } from 'react';
import { isBare, nextIndex, toListAction } from './list-key.ts';
import { useFreeKey } from './use-free-key.ts';
import type { Selection } from './use-selection.ts';

const LISTS = '[data-list]';

/** J, K, X and Escape for a list, wherever the focus is, and other keys for the row that has it. */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  selection: Selection | undefined,
  onKey?: (id: string, key: string) => boolean,
): void {
  useFreeKey((event) => {
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
    if (action === 'toggle') {
      if (row) selection?.toggle(row);
      return;
    }
    rows[nextIndex(action, index, rows.length)]?.focus();
  });
}

/** The list that has the focus, or the first that is seen: a page may have two. */
function listWithKeys(): Element | undefined {
  const lists = [...document.querySelectorAll(LISTS)].filter((each) => each.checkVisibility());
  return lists.find((each) => each.contains(document.activeElement)) ?? lists[0];
}
