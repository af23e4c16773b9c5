import type { BoundOffer } from './command.ts';

/** What the screen is about, and what can be done with it. */
export interface ScreenOffers {
  readonly name: string;
  readonly offers: readonly BoundOffer<string>[];
}

const listeners = new Set<() => void>();
let current: ScreenOffers | undefined;

function change(next: ScreenOffers | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

export const screenOffers = {
  /** Offers it in the palette until what is returned is called. */
  place(offers: ScreenOffers): () => void {
    change(offers);
    return () => {
      if (current === offers) change(undefined);
    };
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): ScreenOffers | undefined => current,
};
