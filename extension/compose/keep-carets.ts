interface Carets {
  /** Focuses a draft, with the caret where it was there last; else the browser puts it first. */
  restore(body: HTMLElement): void;
  leave(): void;
}

/** Focus alone would put a text before the first word: one remembers where each draft was written in. */
export function keepCarets(findBody: (node: Node) => HTMLElement | undefined): Carets {
  const carets = new WeakMap<HTMLElement, Range>();
  const note = () => {
    const selection = document.getSelection();
    const body = selection?.anchorNode && findBody(selection.anchorNode);
    if (body && selection.rangeCount > 0) carets.set(body, selection.getRangeAt(0).cloneRange());
  };
  document.addEventListener('selectionchange', note);
  // That one comes late where the browser is busy: after the keys that led away.
  document.addEventListener('focusout', note, true);
  return {
    restore(body) {
      note();
      const caret = carets.get(body);
      body.focus({ preventScroll: true });
      if (!caret || !body.contains(caret.startContainer)) return;
      const selection = document.getSelection();
      selection?.removeAllRanges();
      selection?.addRange(caret);
    },
    leave() {
      document.removeEventListener('selectionchange', note);
      document.removeEventListener('focusout', note, true);
    },
  };
}
