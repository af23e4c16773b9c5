import { openCallPlace } from '../api/call-place.ts';

let dialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly HTMLDialogElement[]) {
  dialogs = next;
  for (const listener of listeners) listener();
}

/** Opens a dialog over the page, and returns what closes it. */
export function openDialog(element: HTMLDialogElement): () => void {
  element.showModal();
  focusFirstField(element);
  replace([...dialogs, element]);
  const closePlace = openCallPlace();
  const stopFollowing = window.parent === window ? undefined : followView(element);
  return () => {
    stopFollowing?.();
    // One that is only taken out of the page would not give the focus back.
    element.close();
    closePlace();
    replace(dialogs.filter((dialog) => dialog !== element));
  };
}

const FIELD = 'form :is(input:not([type="checkbox"], [type="radio"]), textarea, select)';

/** Who opens a form means to fill it in; on a phone the keyboard would cover it. */
function focusFirstField(element: HTMLDialogElement): void {
  if (!matchMedia('(pointer: fine)').matches || element.querySelector('[autofocus]')) return;
  element.querySelector<HTMLElement>(FIELD)?.focus();
}

/**
 * In a frame as tall as its page the middle may be far from what is seen of it: the dialog lies in
 * the part that the browser says is in view.
 */
function followView(element: HTMLDialogElement): () => void {
  const observer = new IntersectionObserver(
    ([root]) => {
      if (!root || root.intersectionRect.height === 0) return;
      const { top, height } = root.intersectionRect;
      element.style.maxHeight = `${height}px`;
      const free = Math.max(0, height - element.offsetHeight);
      element.style.marginTop = `${top + free / 2}px`;
    },
    { threshold: Array.from({ length: 21 }, (_, step) => step / 20) },
  );
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}

/** The open dialog on top: nothing outside it is seen, heard or clicked. */
export const topDialog = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): HTMLDialogElement | undefined => dialogs.at(-1),
};
