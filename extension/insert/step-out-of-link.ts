import { caretElement, isCaretAtEnd, placeCaretBehind } from './caret.ts';

/**
 * What is typed after a link is no part of it. A caret at the end of one goes behind it with the next
 * letter: browsers and editors would put it back before that.
 */
export function stepOutOfLink(root: HTMLElement): void {
  const link = caretElement(root).closest('a');
  if (!link || !root.contains(link)) return;
  const step = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key.length > 1 || ctrlKey || metaKey) return;
    root.removeEventListener('keydown', step, { capture: true });
    if (isCaretAtEnd(root, link)) placeCaretBehind(root, link);
  };
  root.addEventListener('keydown', step, { capture: true });
}
