import {
  CONSENT_STORAGE_KEY,
  type Consent,
  type ConsentEffect,
  type ConsentEvent,
  type ConsentPreferences,
  initial,
  transition,
} from '#shared/domain/consent.ts';

export interface ConsentStore {
  read(): Consent;
  send(event: ConsentEvent): void;
  subscribe(listener: () => void): () => void;
}

/** Runs the consent machine of one page and does what it decides. */
export function createConsentStore(apply: (preferences: ConsentPreferences) => void): ConsentStore {
  let state = initial;
  const listeners = new Set<() => void>();

  function send(event: ConsentEvent): void {
    const [next, effects] = transition(state, event);
    state = next;
    for (const listener of listeners) listener();
    for (const effect of effects) perform(effect);
  }

  function perform(effect: ConsentEffect): void {
    switch (effect.type) {
      case 'store-record':
        tryStorage(() => localStorage.setItem(CONSENT_STORAGE_KEY, JSON.stringify(effect.record)));
        return;
      case 'apply':
        apply(effect.preferences);
        return;
      case 'log-storage-error':
        // Spec A §8: cookie storage errors are logged.
        console.warn('The cookie consent cannot be stored', effect.cause);
    }
  }

  function tryStorage(act: () => void): void {
    try {
      act();
    } catch (cause) {
      send({ type: 'storage-failed', cause });
    }
  }

  tryStorage(() => send({ type: 'storage-read', text: localStorage.getItem(CONSENT_STORAGE_KEY) }));
  return {
    read: () => state,
    send,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
