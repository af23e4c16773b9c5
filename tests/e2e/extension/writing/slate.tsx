import { createRoot } from 'react-dom/client';
import { createEditor, type Descendant, Node } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, Slate, withReact } from 'slate-react';
import { showDrafts } from './show-drafts.ts';

await showDrafts((host, text) => {
  const editor = withReact(withHistory(createEditor()));
  const lines: Descendant[] = [{ children: [{ text }] }];
  createRoot(host).render(
    <Slate editor={editor} initialValue={lines}>
      <Editable />
    </Slate>,
  );
  return { said: () => editor.children.map((line) => Node.string(line)).join('\n') };
});
