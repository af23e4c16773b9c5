import { type RefObject, useEffect } from 'react';

/** The night is above: what is seen first of a grid of hours is its `data-morning`. */
export function useMorningFirst(grid: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const morning = grid.current?.querySelector('[data-morning]');
    if (grid.current && morning instanceof HTMLElement) grid.current.scrollTop = morning.offsetTop;
  }, [grid]);
}
