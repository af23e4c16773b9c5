/** What a framed page tells whoever frames it. Spec A §4: `booking-successful` is a plain text. */
export type FrameMessage =
  | 'booking-successful'
  | { readonly kalends: 'height'; readonly height: number }
  /** Another step stands there, so many pixels below the frame's top. */
  | { readonly kalends: 'step'; readonly top: number }
  /** Escape was pressed, and nothing on the page had a use for it. */
  | { readonly kalends: 'escape' };

/** So that a step's first line does not touch the frame. */
const STEP_MARGIN_PX = 16;

/** Whether the page stands in a frame, which is as tall as its content. */
export function isFramed(): boolean {
  return window.parent !== window;
}

/**
 * Brings a new step of a framed page into view, which begins so far below what is seen of it: a popup's
 * frame scrolls by itself, of one as tall as its content the page around it is told.
 */
export function showStepInFrame(top: number): void {
  if (!isFramed()) return;
  if (top < 0 || top > innerHeight / 2) window.scrollBy(0, top - STEP_MARGIN_PX);
  tell({ kalends: 'step', top });
}

/** Tells the page around this one, if there is one, what it cannot see. */
export function startFramedPage(): void {
  if (!isFramed()) return;
  tellHeight();
  tellEscape();
}

// Any site may frame a public page; no message tells anybody anything.
function tell(message: FrameMessage): void {
  window.parent.postMessage(message, '*');
}

/**
 * How tall the content is, whenever that changes. Framed, nothing follows the frame's height
 * (`data-framed` in global.css), so growing never makes it grow again.
 */
function tellHeight(): void {
  const root = document.documentElement;
  root.dataset.framed = '';
  let told = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    tell({ kalends: 'height', height });
  }).observe(root);
}

/** So that Escape closes a popup wherever the focus is. */
function tellEscape(): void {
  window.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    if (document.querySelector('dialog[open]')) return;
    // Once every listener of the page has had it.
    setTimeout(() => {
      if (!event.defaultPrevented) tell({ kalends: 'escape' });
    });
  });
}
