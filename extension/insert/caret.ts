/** The element that the caret is in, of those within `root`; `root` itself where it is elsewhere. */
export function caretElement(root: HTMLElement): Element {
  const node = selectionOf(root)?.anchorNode;
  const element = node && (isElement(node) ? node : node.parentElement);
  return element && root.contains(element) ? element : root;
}

/** A field that has the focus and no caret yet gets it behind what stands there. */
export function settleCaret(root: HTMLElement): void {
  const selection = selectionOf(root);
  if (!selection || root.contains(selection.anchorNode)) return;
  selection.selectAllChildren(root);
  selection.collapseToEnd();
}

/** What is selected, or where the caret is, for editors that look there rather than remember. */
export function selectedRanges(root: HTMLElement): readonly Range[] {
  const selection = selectionOf(root);
  return selection && selection.rangeCount > 0 ? [selection.getRangeAt(0)] : [];
}

/** Puts the caret at the start of a node within `root`. */
export function placeCaretIn(root: HTMLElement, node: Node): void {
  selectionOf(root)?.collapse(node, 0);
}

// Chromium alone keeps a selection for each shadow root.
interface SelectingRoot extends Node {
  getSelection?(): Selection | null;
}

function selectionOf(root: HTMLElement): Selection | null {
  const tree: SelectingRoot = root.getRootNode();
  return tree.getSelection?.() ?? root.ownerDocument.getSelection();
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
