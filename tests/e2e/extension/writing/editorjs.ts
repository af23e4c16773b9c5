import EditorJS from '@editorjs/editorjs/dist/editorjs.mjs';
import { sayHtml } from './said.ts';
import { showDrafts } from './show-drafts.ts';

await showDrafts(async (holder, text) => {
  let said = text;
  const data = { blocks: text ? [{ type: 'paragraph', data: { text } }] : [] };
  const editor = new EditorJS({
    holder,
    data,
    async onChange(api) {
      const { blocks } = await api.saver.save();
      said = blocks.map(({ data }) => sayHtml(String(data.text))).join('\n');
    },
  });
  await editor.isReady;
  return { said: () => said };
});
