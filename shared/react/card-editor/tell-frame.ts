/** Spec B §4.1: what a framed page tells the page around it once something on a card is another. */
const MESSAGE = { type: 'CARD_UPDATED' } as const;

/** Says that a card has changed, and nothing of what it says: any site might listen. */
export function tellFrame(): void {
  if (window.parent !== window) window.parent.postMessage(MESSAGE, '*');
}
