import { useEffect, useRef } from 'react';
import { keepFocus } from './heading-focus.ts';

/** Where what had the focus goes with its row, the screen's heading takes it. */
export function useFocusKept(rows: number): void {
  const before = useRef(rows);
  useEffect(() => {
    if (rows < before.current) keepFocus();
    before.current = rows;
  }, [rows]);
}
