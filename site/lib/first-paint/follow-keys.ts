/** Whether a key asks for something of the page, whatever has the focus: `{ ctrlKey: true, key: 'k' }`. */
export type IsKept = (event: KeyboardEvent) => boolean;

/**
 * Follows the keys that a page answers as a whole, until it can. What was asked last is asked again by the
 * call that it gives; what has a key of its own shows meanwhile that it waits.
 */
export function followKeys(
  place: HTMLElement,
  isKept: IsKept,
  signal: AbortSignal,
): { readonly forget: () => void; readonly pressAgain: () => void } {
  let latest: KeyboardEvent | undefined;
  const note = (event: KeyboardEvent) => {
    if (!isKept(event)) return;
    // The browser's own answer would be another one.
    event.preventDefault();
    latest = event;
    for (const each of place.querySelectorAll('[aria-keyshortcuts]')) each.ariaBusy = 'true';
  };
  document.addEventListener('keydown', note, { signal });
  return {
    forget: () => {
      latest = undefined;
    },
    pressAgain: () => {
      if (!latest) return;
      const { key, code, ctrlKey, metaKey } = latest;
      const again = { key, code, ctrlKey, metaKey, bubbles: true, cancelable: true };
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', again));
    },
  };
}
