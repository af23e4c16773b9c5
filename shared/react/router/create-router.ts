import type { HistoryLocation, RouterHistory } from '@tanstack/history';
import type { ComponentType } from 'react';
import { type Place, type Target, toHref, toPlace } from './place.ts';

declare module '@tanstack/history' {
  /** What is kept with an entry of the browser's history. */
  interface HistoryState {
    readonly keepsScroll?: boolean;
  }
}

/** The screen of a path. */
export interface FoundScreen {
  /** Two paths of one screen have the same. */
  readonly id: string;
  readonly params: Readonly<Record<string, string>>;
  /** Brings its code, and all that it cannot be shown without. */
  load(): Promise<ComponentType>;
}

/** What stands in the place of a screen. */
type Shown =
  | { readonly is: 'screen'; readonly id: string; readonly Content: ComponentType }
  | { readonly is: 'pending' }
  | { readonly is: 'failed'; readonly error: unknown }
  | { readonly is: 'missing' };

export interface RouterState {
  /** Where the shown screen stands. */
  readonly place: Place;
  readonly params: Readonly<Record<string, string>>;
  readonly shown: Shown;
  /** Where somebody wants to be: ahead of `place` while a screen is on its way. */
  readonly wanted: Place;
  /** How the place was reached, for what becomes of the scroll position. */
  readonly arrival: Arrival;
}

export interface Arrival {
  readonly how: 'first' | 'again' | 'on' | 'back';
  /** Of the entry in the browser's history. */
  readonly key: string | undefined;
  readonly isOtherPath: boolean;
}

export interface Steps extends Target {
  /** Takes the place of the entry in the browser's history. */
  readonly replace?: boolean;
  /** False where the page stays where it was scrolled to. */
  readonly resetScroll?: boolean;
}

export interface Router {
  readonly history: RouterHistory;
  getState(): RouterState;
  subscribe(onChange: () => void): () => void;
  /** Goes where a target leads; whatever blocks the history is asked before. */
  navigate(steps: Steps): void;
  /** Brings the screen of the current address; to be awaited before anything is shown. */
  load(): Promise<void>;
}

interface RouterOptions {
  readonly history: RouterHistory;
  readonly find: (pathname: string) => FoundScreen | undefined;
  /** A screen on its way is waited for so long behind the one before. */
  readonly pendingAfterMs?: number;
}

/**
 * Shows the screen of an address once it has come. Somebody who goes on meanwhile is not taken back: what
 * comes late for an earlier address is not shown.
 */
export function createRouter({ history, find, pendingAfterMs = 200 }: RouterOptions): Router {
  const loaded = new Map<string, ComponentType>();
  const listeners = new Set<() => void>();
  let visit = 0;
  const start = toPlace(history.location);
  let state: RouterState = {
    ...{ place: start, wanted: start, params: {}, shown: { is: 'pending' } },
    arrival: { how: 'first', key: keyOf(history.location), isOtherPath: false },
  };

  function set(change: Partial<RouterState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function arrive(how: Arrival['how']): Promise<void> {
    visit += 1;
    const mine = visit;
    const wanted = toPlace(history.location);
    const key = keyOf(history.location);
    const isOtherPath = wanted.pathname !== state.place.pathname;
    const found = find(wanted.pathname);
    const show = (shown: Shown) => {
      if (mine !== visit) return;
      const arrival = { how, key, isOtherPath };
      set({ place: wanted, wanted, params: found?.params ?? {}, shown, arrival });
    };
    if (!found) return show({ is: 'missing' });
    const { id } = found;
    const Content = loaded.get(id);
    if (Content) return show({ is: 'screen', id, Content });
    set({ wanted });
    const timer = setTimeout(() => show({ is: 'pending' }), pendingAfterMs);
    try {
      const Content = await found.load();
      loaded.set(id, Content);
      show({ is: 'screen', id, Content });
    } catch (error) {
      show({ is: 'failed', error });
    } finally {
      clearTimeout(timer);
    }
  }

  history.subscribe(({ location, action }) => {
    const isNew = action.type === 'PUSH' || action.type === 'REPLACE';
    void arrive(isNew ? (location.state.keepsScroll ? 'again' : 'on') : 'back');
  });

  return {
    history,
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    navigate({ replace = false, resetScroll = true, ...target }) {
      const { location } = history;
      const href = toHref(target, toPlace(location));
      // As browsers do: a link to where one is makes no second entry.
      history[replace || href === location.href ? 'replace' : 'push'](href, {
        keepsScroll: !resetScroll,
      });
    },
    load: () => arrive(state.arrival.how),
  };
}

function keyOf({ state }: HistoryLocation): string | undefined {
  return state.__TSR_key;
}
