import { caretElement } from '../caret.ts';
import { ckeditor } from './ckeditor.ts';
import { draft } from './draft.ts';
import type { Editor } from './editor.ts';
import { editorjs } from './editorjs.ts';
import { lexical } from './lexical.ts';
import { prosemirror } from './prosemirror.ts';
import { quill } from './quill.ts';
import { slate } from './slate.ts';
import { suneditor } from './suneditor.ts';
import { tinymce } from './tinymce.ts';
import { unknown } from './unknown.ts';

/** TipTap is a ProseMirror. */
const editors: readonly Editor[] = [
  ckeditor,
  draft,
  editorjs,
  lexical,
  prosemirror,
  quill,
  slate,
  suneditor,
  tinymce,
];

interface Place {
  readonly editor: Editor;
  /** What the editor listens on. */
  readonly root: HTMLElement;
  /** Where it shows what it holds. */
  readonly shown: HTMLElement;
}

/** Who keeps the field that somebody writes in. */
export function findEditor(host: HTMLElement): Place {
  const inner = caretElement(host);
  for (const editor of editors) {
    const root = inner.closest<HTMLElement>(editor.selector);
    if (root?.isContentEditable) return { editor, root, shown: shownBy(editor, root) };
  }
  return { editor: unknown, root: host, shown: host };
}

function shownBy({ shownIn }: Editor, root: HTMLElement): HTMLElement {
  return (shownIn ? root.closest<HTMLElement>(shownIn) : null) ?? root;
}
