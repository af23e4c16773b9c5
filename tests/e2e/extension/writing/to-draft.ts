import type { EditorView } from 'prosemirror-view';
import { sayDocument } from './say-document.ts';
import type { Draft } from './show-drafts.ts';

/** A draft in ProseMirror, which puts the caret back to where it knows it when it hears of it late. */
export function toDraft(view: Pick<EditorView, 'dom' | 'state' | 'posAtDOM'>): Draft {
  return {
    said: () => sayDocument(view.state.doc),
    seesCaret() {
      const shown = getSelection();
      if (!shown?.anchorNode || !shown.focusNode) return true;
      if (!view.dom.contains(shown.focusNode)) return true;
      const { anchor, head } = view.state.selection;
      return (
        view.posAtDOM(shown.anchorNode, shown.anchorOffset) === anchor &&
        view.posAtDOM(shown.focusNode, shown.focusOffset) === head
      );
    },
  };
}
