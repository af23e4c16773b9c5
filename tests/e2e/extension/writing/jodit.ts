import { Jodit } from 'jodit';
// By itself it knows no paste.
import 'jodit/esm/plugins/all.js';
import style from 'jodit/es2021/jodit.min.css?inline';
import { addStyle } from './add-style.ts';
import { sayHtml } from './said.ts';
import { showDrafts } from './show-drafts.ts';

addStyle(style);
await showDrafts((host, text) => {
  // As it comes, it asks in a dialog what a paste shall be; `asks` of the address leaves it at that.
  const asks = new URLSearchParams(location.search).has('asks');
  const editor = Jodit.make(host.appendChild(document.createElement('textarea')), {
    toolbar: false,
    // It would load an editor for HTML from elsewhere.
    disablePlugins: ['source'],
    askBeforePasteHTML: asks,
    askBeforePasteFromWord: asks,
  });
  editor.value = text && `<p>${text}</p>`;
  return { said: () => sayHtml(editor.value) };
});
