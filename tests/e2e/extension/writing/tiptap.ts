import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { sayDocument } from './say-document.ts';
import { showDrafts } from './show-drafts.ts';

await showDrafts((element, text) => {
  const editor = new Editor({ element, extensions: [StarterKit], content: `<p>${text}</p>` });
  return { said: () => sayDocument(editor.state.doc) };
});
