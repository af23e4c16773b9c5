import { makeComposeButton } from './compose-button.ts';
import { findBodies, findToolbar } from './find-toolbar.ts';
import { keepCarets } from './keep-carets.ts';

/** Sites redraw themselves many times a second; a button may come a moment later. */
const PAUSE_MS = 250;

interface ButtonWish {
  readonly label: string;
  readonly onPress: () => void;
  /** False once the extension that this script belongs to has been replaced or removed. */
  readonly isAlive: () => boolean;
}

/** Gives every draft of the page its button, as drafts come and go. Returns how to leave no trace. */
export function keepButtons({ label, onPress, isAlive }: ButtonWish): () => void {
  const buttons = new Map<HTMLElement, HTMLElement>();
  const carets = keepCarets((node) => buttons.keys().find((body) => body.contains(node)));
  let pause: ReturnType<typeof setTimeout> | undefined;

  const leave = () => {
    observer.disconnect();
    clearTimeout(pause);
    carets.leave();
    for (const button of buttons.values()) button.remove();
    buttons.clear();
  };
  /** A site may take a draft away and keep its row of buttons for the next. */
  const forget = () => {
    for (const [body, button] of buttons) {
      if (body.isConnected) continue;
      button.remove();
      buttons.delete(body);
    }
  };
  const refresh = () => {
    pause = undefined;
    if (!isAlive()) return leave();
    forget();
    for (const body of findBodies(document)) {
      if (buttons.get(body)?.isConnected) continue;
      const toolbar = findToolbar(body);
      if (!toolbar) continue;
      const button = makeComposeButton(label, () => {
        carets.restore(body);
        onPress();
      });
      buttons.set(body, button);
      toolbar.append(button);
    }
  };
  const observer = new MutationObserver(() => {
    pause ??= setTimeout(refresh, PAUSE_MS);
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  refresh();
  return leave;
}
