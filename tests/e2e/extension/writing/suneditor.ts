import suneditor from 'suneditor';
import style from 'suneditor/css/editor?inline';
import plugins from 'suneditor/plugins';
import { addStyle } from './add-style.ts';
import { sayHtml } from './said.ts';
import { showDrafts } from './show-drafts.ts';

addStyle(style);
await showDrafts(async (host, text) => {
  const area = host.appendChild(document.createElement('textarea'));
  const editor = suneditor.create(area, { plugins, value: text && `<p>${text}</p>` });
  // It keeps room for the caret behind a link.
  return { said: () => sayHtml(editor.$.html.get()).replaceAll('\u200b', '') };
});
