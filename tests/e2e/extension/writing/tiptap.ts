import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { showDrafts } from './show-drafts.ts';
import { toDraft } from './to-draft.ts';

await showDrafts((element, text) => {
  const editor = new Editor({ element, extensions: [StarterKit], content: `<p>${text}</p>` });
  return toDraft(editor.view);
});
