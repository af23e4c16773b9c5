import { useState } from 'react';
import { toggled } from './toggled.ts';

/** The rows that are selected, by their ids. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** None at first. */
export function useSelection(): Selection {
  const [ids, setIds] = useState(NONE);
  return {
    ids,
    toggle: (id) => setIds((now) => toggled(now, id)),
    clear: () => setIds(NONE),
  };
}
