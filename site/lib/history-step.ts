const KEY = 'kalends:step';
/** History itself does not tell of what a page writes into it. */
const STEPPED = 'kalends:stepped';

/** The step within the page that its place in history names. */
export function readStep(): unknown {
  return history.state?.[KEY];
}

export function pushStep(step: string): void {
  history.pushState({ ...history.state, [KEY]: step }, '');
  window.dispatchEvent(new Event(STEPPED));
}

export function subscribeToStep(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  window.addEventListener(STEPPED, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(STEPPED, onChange);
  };
}
