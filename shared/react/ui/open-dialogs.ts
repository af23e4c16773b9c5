import { openCallPlace } from '../api/call-place.ts';

let dialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly HTMLDialogElement[]) {
  dialogs = next;
  for (const listener of listeners) listener();
}

/** What had the focus before each of them was opened. */
const openers = new Map<HTMLDialogElement, Element | null>();

/** Opens a dialog over the page, and returns what closes it. */
export function openDialog(element: HTMLDialogElement): () => void {
  openers.set(element, document.activeElement);
  element.showModal();
  if (!element.querySelector('[autofocus]')) begin(element);
  replace([...dialogs, element]);
  const closePlace = openCallPlace();
  const stopFollowing = window.parent === window ? undefined : followView(element);
  return () => {
    stopFollowing?.();
    // One that is only taken out of the page would not give the focus back.
    element.close();
    giveBack(element);
    closePlace();
    replace(dialogs.filter((dialog) => dialog !== element));
  };
}

/**
 * The browser gives the focus back itself, but not to what another dialog lies above. The one above does it
 * then, once it closes: what it was opened from is gone.
 */
function giveBack(element: HTMLDialogElement): void {
  const opener = openers.get(element) ?? null;
  openers.delete(element);
  for (const [above, from] of openers) if (element.contains(from)) openers.set(above, opener);
  const at = document.activeElement;
  const isLost = at === document.body || element.contains(at);
  if (isLost && opener instanceof HTMLElement) opener.focus();
}

const FIELD = ':is(input, textarea, select, [role="combobox"]):not(:disabled)';
/** What leaves everything as it is. */
const KEEP = '[data-keep]';

/**
 * Who opens a form means to fill it in: it begins with its first field, and never with Close. Where it has
 * none it begins with what leaves everything as it is. On a phone the keyboard would cover a field: there,
 * and where nothing is asked, it begins with its title.
 */
function begin(dialog: HTMLDialogElement): void {
  const isFine = matchMedia('(pointer: fine)').matches;
  const fields = [...dialog.querySelectorAll<HTMLElement>(FIELD)].filter(isSeen);
  const first = fields.length === 0 ? dialog.querySelector<HTMLElement>(KEEP) : isFine && fields[0];
  (first || dialog.querySelector('h2'))?.focus();
}

function isSeen(field: HTMLElement): boolean {
  return field.getClientRects().length > 0;
}

/** A `ref` for a form that is there later than its dialog, unless one has gone on meanwhile. */
export function beginForm(form: HTMLElement | null): void {
  const dialog = form?.closest('dialog');
  const at = document.activeElement;
  // On the page itself it is where what had it is gone, as "Try again" once it was pressed.
  const isFree = at === document.body || at === dialog?.querySelector('h2');
  if (dialog?.open && isFree) begin(dialog);
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
