import { caretElement, selectedRanges } from './caret.ts';

export interface Payload {
  /** Absent where plain text is what is offered. */
  readonly html?: string;
  readonly plain: string;
}

/** A way to give an editor a text. True where the editor, or the browser, says that it takes it. */
export type Means = (root: HTMLElement, payload: Payload) => boolean;

/** What the browser says when a person pastes. Editors read the text and write it into their model. */
export const offerPaste: Means = (root, payload) => {
  const view = viewOf(root);
  const clipboardData = new view.DataTransfer();
  const event = new view.ClipboardEvent('paste', { ...SEEN, clipboardData });
  // Firefox gives the event another one than is asked for.
  fill(seenByPage(event).clipboardData, payload);
  return isTaken(root, event);
};

/** What the browser says next, where nobody took the paste. */
export const offerBeforeInput: Means = (root, payload) => {
  const view = viewOf(root);
  const dataTransfer = new view.DataTransfer();
  const targetRanges = selectedRanges(root).map((range) => new view.StaticRange(range));
  const about = { inputType: 'insertFromPaste', dataTransfer, targetRanges };
  const event = new view.InputEvent('beforeinput', { ...SEEN, ...about });
  fill(seenByPage(event).dataTransfer, payload);
  return isTaken(root, event);
};

/** What the browser does at last by itself; its own undo knows it. */
export const runCommand: Means = (root, { html, plain }) =>
  html === undefined
    ? root.ownerDocument.execCommand('insertText', false, plain)
    : root.ownerDocument.execCommand('insertHTML', false, html);

const SEEN = { bubbles: true, cancelable: true, composed: true } as const;

function isTaken(root: HTMLElement, event: Event): boolean {
  return !caretElement(root).dispatchEvent(event);
}

/** Events of a frame are made by its own window: editors ask whose they are. */
function viewOf(root: HTMLElement): Window & typeof globalThis {
  return root.ownerDocument.defaultView ?? window;
}

function fill(transfer: DataTransfer | null, { html, plain }: Payload): void {
  if (html !== undefined) transfer?.setData('text/html', html);
  transfer?.setData('text/plain', plain);
}

/** Firefox hides from a page what a content script puts into a transfer, unless it goes the page's way. */
function seenByPage<Seen extends Event>(event: Seen & { readonly wrappedJSObject?: Seen }): Seen {
  return event.wrappedJSObject ?? event;
}
