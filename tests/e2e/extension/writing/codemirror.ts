import CodeMirror from 'codemirror';
import style from 'codemirror/lib/codemirror.css?inline';
import { addStyle } from './add-style.ts';
import { showDrafts } from './show-drafts.ts';

addStyle(style);
await showDrafts((host, text) => {
  const editor = CodeMirror(host, { value: text });
  return { said: () => editor.getValue() };
});
