import { type RefObject, useLayoutEffect, useRef } from 'react';
import { leaveRow, leftRow } from './left-row.ts';

/** The row that was just left takes the focus back: from a screen of its own, or from beside the list. */
export function useLeftRow(list: RefObject<HTMLElement | null>, openId: string | undefined): void {
  const lastId = useRef(leftRow());
  useLayoutEffect(() => {
    const id = openId === undefined ? lastId.current : undefined;
    lastId.current = openId;
    leaveRow();
    if (id !== undefined) rowOf(list.current, id)?.focus();
  }, [list, openId]);
}

function rowOf(list: HTMLElement | null, id: string): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
}
