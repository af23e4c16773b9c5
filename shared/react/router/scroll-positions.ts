import { keepInTab, readFromTab } from '#shared/tab-storage.ts';
import type { Arrival, Router } from './create-router.ts';

const KEY = 'kalends:scroll-positions';

/** Where pages were scrolled to, by the entries of the browser's history. */
export interface ScrollPositions {
  /** Scrolls where somebody expects to be who has arrived so. */
  settle(arrival: Arrival, hash: string): void;
}

/** Keeps them while somebody scrolls, and for a reload in the tab. */
export function keepScrollPositions({ getState }: Pick<Router, 'getState'>): ScrollPositions {
  const positions = new Map<string, number>(readKept());
  history.scrollRestoration = 'manual';
  const keep = () => {
    const { key } = getState().arrival;
    if (key !== undefined) positions.set(key, scrollY);
  };
  addEventListener('scroll', keep, { passive: true });
  addEventListener('pagehide', () => keepInTab(KEY, Object.fromEntries(positions)));
  return {
    settle({ how, key }, hash) {
      if (how === 'again') return;
      if (how === 'on') return scrollOn(hash);
      const top = key === undefined ? undefined : positions.get(key);
      // One that came by a link inside the page has none, and is where the browser went.
      if (top !== undefined) scrollTo(0, top);
    },
  };
}

function scrollOn(hash: string): void {
  const named = hash === '' ? null : document.getElementById(hash);
  if (named) named.scrollIntoView();
  else scrollTo(0, 0);
}

function readKept(): [key: string, top: number][] {
  const kept = readFromTab(KEY);
  if (typeof kept !== 'object' || kept === null) return [];
  return Object.entries(kept).filter((entry): entry is [string, number] =>
    Number.isFinite(entry[1]),
  );
}
