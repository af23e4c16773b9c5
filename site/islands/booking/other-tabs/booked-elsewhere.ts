const KEY = 'kalends:booked';

/** What was booked in another tab of this browser. */
export interface BookedElsewhere {
  /** The page on which it was booked. */
  readonly path: string;
  readonly startIso: string;
  /** Where its booker goes on. */
  readonly url: string;
}

/** Tells the browser's other tabs, and leaves nothing behind. */
export function tellOtherTabs(booked: BookedElsewhere): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(booked));
    localStorage.removeItem(KEY);
  } catch {
    // Storage is closed to embedded pages in some browsers: other tabs see it when they ask again.
  }
}

let heard: BookedElsewhere | undefined;
const listeners = new Set<() => void>();

function replace(next: BookedElsewhere | undefined): void {
  heard = next;
  for (const listener of listeners) listener();
}

/** Listens to other tabs. `onBooked` hears of every booking; the store keeps the page's own. */
export function hearOtherTabs(onBooked: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY || !newValue) return;
    const booked = JSON.parse(newValue) as BookedElsewhere;
    if (booked.path === location.pathname) replace(booked);
    onBooked();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** What another tab has booked on this page, until it is put away. */
export const bookedElsewhereStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): BookedElsewhere | undefined => heard,
  dismiss: (): void => replace(undefined),
};
