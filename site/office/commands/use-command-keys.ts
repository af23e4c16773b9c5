import { useEffect, useEffectEvent } from 'react';
import { type BoundOffer, offerOfKey } from './command.ts';

const FIELDS = 'input, textarea, select, [contenteditable]';

/** The keys of what a screen is about, wherever the focus is, unless somebody types or something is open. */
export function useCommandKeys(offers: readonly Pick<BoundOffer<string>, 'key' | 'run'>[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(FIELDS)) return;
    if (document.querySelector('dialog[open]')) return;
    const offer = offerOfKey(offers, event.key);
    if (!offer) return;
    event.preventDefault();
    offer.run();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
