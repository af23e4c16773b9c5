import EasyMDE from 'easymde';
import style from 'easymde/dist/easymde.min.css?inline';
import { addStyle } from './add-style.ts';
import { showDrafts } from './show-drafts.ts';

addStyle(style);
await showDrafts((host, text) => {
  const element = host.appendChild(document.createElement('textarea'));
  const editor = new EasyMDE({
    element,
    initialValue: text,
    spellChecker: false,
    autoDownloadFontAwesome: false,
    toolbar: false,
    status: false,
  });
  return { said: () => editor.value() };
});
