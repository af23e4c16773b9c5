import { createRoot } from 'react-dom/client';
import { createEditor, type Descendant, Node, Range } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, ReactEditor, Slate, withReact } from 'slate-react';
import { showDrafts } from './show-drafts.ts';

await showDrafts((host, text) => {
  const editor = withReact(withHistory(createEditor()));
  const lines: Descendant[] = [{ children: [{ text }] }];
  createRoot(host).render(
    <Slate editor={editor} initialValue={lines}>
      <Editable />
    </Slate>,
  );
  return {
    said: () => editor.children.map((line) => Node.string(line)).join('\n'),
    // It looks ten times a second, and puts the caret back to where it knows it.
    seesCaret() {
      const shown = getSelection();
      if (!shown || !host.contains(document.activeElement)) return true;
      const options = { exactMatch: false, suppressThrow: true } as const;
      const range = ReactEditor.toSlateRange(editor, shown, options);
      return !!range && !!editor.selection && Range.equals(range, editor.selection);
    },
  };
});
