import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Cursor, GridModel } from '#shared/domain/calendar/grid-model.ts';

interface CursorOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly model: GridModel;
  readonly first: () => Cursor;
  /** Beyond the last column come other days. */
  readonly onTurn: (by: 1 | -1) => void;
}

/** The place of a grid that arrows lead to: it has the focus, also on the days that are turned to. */
export function useGridCursor({ grid, model, first, onTurn }: CursorOptions) {
  const [chosen, setCursor] = useState(first);
  const last = model.columns.length - 1;
  // Where there are fewer days than before it is at the last.
  const cursor = chosen.column > last ? { ...chosen, column: last } : chosen;
  const isTurned = useRef(false);
  const focusCursor = () => grid.current?.querySelector<HTMLElement>('[data-cursor]')?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the days that were turned to are there
  useEffect(() => {
    if (isTurned.current) focusCursor();
    isTurned.current = false;
  }, [model]);
  return {
    cursor,
    setCursor,
    /** False where other days have to come first. */
    goTo: (next: Cursor): boolean => {
      if (model.columns[next.column]) {
        flushSync(() => setCursor(next));
        focusCursor();
        return true;
      }
      isTurned.current = true;
      setCursor({ ...next, column: next.column < 0 ? model.columns.length - 1 : 0 });
      onTurn(next.column < 0 ? -1 : 1);
      return false;
    },
  } as const;
}
