/** Where a browser does not tell when it has nothing to do. */
const LATER_MS = 1_000;

/** Does something once the page has nothing else to do. The call that it gives lets it be. */
export function whenIdle(act: () => void): () => void {
  // Safari has no such question.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, LATER_MS);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act);
  return () => cancelIdleCallback(asked);
}
