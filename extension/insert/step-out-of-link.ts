import { caretElement, placeCaretIn } from './caret.ts';

/**
 * What is typed after a link is no part of it: a caret that was left in one goes behind it. Into a text,
 * for between two elements browsers and editors put it back into the first.
 */
export function stepOutOfLink(root: HTMLElement): void {
  const link = caretElement(root).closest('a');
  if (!link || !root.contains(link)) return;
  const next = link.nextSibling;
  const behind = next?.nodeType === Node.TEXT_NODE ? next : root.ownerDocument.createTextNode('');
  if (behind !== next) link.after(behind);
  placeCaretIn(root, behind);
}
