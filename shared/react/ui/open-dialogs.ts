let dialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly HTMLDialogElement[]) {
  dialogs = next;
  for (const listener of listeners) listener();
}

/** Opens a dialog over the page, and returns what closes it. */
export function openDialog(element: HTMLDialogElement): () => void {
  element.showModal();
  replace([...dialogs, element]);
  return () => {
    // One that is only taken out of the page would not give the focus back.
    element.close();
    replace(dialogs.filter((dialog) => dialog !== element));
  };
}

/** The open dialog on top: nothing outside it is seen, heard or clicked. */
export const topDialog = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): HTMLDialogElement | undefined => dialogs.at(-1),
};
