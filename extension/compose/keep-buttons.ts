import { BUTTON_NAME, makeComposeButton } from './compose-button.ts';
import { findBodies, findToolbar } from './find-toolbar.ts';

/** Sites redraw themselves many times a second; a button may come a moment later. */
const PAUSE_MS = 250;

/** Gives every draft of the page its button, as drafts come and go. Returns how to leave no trace. */
export function keepButtons(label: string, onPress: () => void): () => void {
  const buttons = new WeakMap<HTMLElement, HTMLElement>();
  let pause: ReturnType<typeof setTimeout> | undefined;

  const refresh = () => {
    pause = undefined;
    for (const body of findBodies(document)) {
      if (buttons.get(body)?.isConnected) continue;
      const toolbar = findToolbar(body);
      if (!toolbar) continue;
      const button = makeComposeButton(body, label, onPress);
      buttons.set(body, button);
      toolbar.append(button);
    }
  };
  const observer = new MutationObserver(() => {
    pause ??= setTimeout(refresh, PAUSE_MS);
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  refresh();

  return () => {
    observer.disconnect();
    clearTimeout(pause);
    for (const button of document.querySelectorAll(BUTTON_NAME)) button.remove();
  };
}
