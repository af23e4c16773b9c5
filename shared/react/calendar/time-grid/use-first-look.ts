import { type RefObject, useEffect } from 'react';

/**
 * What is seen first of a grid: its `data-morning`, the night is above; and where not all days have room beside
 * each other, `data-today` among those shown. Days that are turned to begin at the left.
 */
export function useFirstLook(
  grid: RefObject<HTMLElement | null>,
  days: readonly { readonly date: string }[],
): void {
  useEffect(() => {
    const morning = grid.current?.querySelector('[data-morning]');
    if (grid.current && morning instanceof HTMLElement) grid.current.scrollTop = morning.offsetTop;
  }, [grid]);
  const first = days[0]?.date;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it begins with another day
  useEffect(() => {
    const box = grid.current;
    if (!box) return;
    const today = box.querySelector('[data-today]')?.getBoundingClientRect();
    const { left } = box.getBoundingClientRect();
    const beyond = today ? today.left + today.width / 2 - left - box.clientWidth / 2 : 0;
    // By whole columns: none of them begins behind the hours.
    box.scrollLeft = today ? Math.ceil((box.scrollLeft + beyond) / today.width) * today.width : 0;
  }, [grid, first]);
}
