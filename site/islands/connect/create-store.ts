/** A value that React reads by `useSyncExternalStore`. */
export interface Store<T> {
  readonly read: () => T;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (next: T) => void;
}

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    read: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
