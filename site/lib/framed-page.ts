/** What a framed page tells whoever frames it. Spec A §4: `booking-successful` is a plain text. */
export type FrameMessage =
  | 'booking-successful'
  | { readonly kalends: 'height'; readonly height: number };

/**
 * Tells the page around this one how tall its content is, whenever that changes. Framed, nothing
 * follows the frame's height (`data-framed` in global.css), so growing never makes it grow again.
 */
export function startFramedPage(): void {
  if (window.parent === window) return;
  const root = document.documentElement;
  root.dataset.framed = '';
  let told = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    const message: FrameMessage = { kalends: 'height', height };
    // Any site may frame a public page; a height tells nobody anything.
    window.parent.postMessage(message, '*');
  }).observe(root);
}
