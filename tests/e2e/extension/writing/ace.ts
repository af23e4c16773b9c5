import ace from 'ace-builds';
import { showDrafts } from './show-drafts.ts';

await showDrafts((host, text) => {
  host.style.height = '200px';
  const editor = ace.edit(host, { value: text, useWorker: false, wrap: true });
  editor.clearSelection();
  // What stands there at the start is no step to undo.
  editor.session.getUndoManager().reset();
  return { said: () => editor.getValue() };
});
