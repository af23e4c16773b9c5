import Quill from 'quill';
import { sayRun } from './said.ts';
import { showDrafts } from './show-drafts.ts';

await showDrafts((host, text) => {
  const quill = new Quill(host);
  quill.setText(text, 'silent');
  quill.history.clear();
  return {
    said: () =>
      quill
        .getContents()
        .ops.map(({ insert, attributes }) =>
          sayRun(String(insert), attributes?.link as string | undefined),
        )
        .join('')
        .replace(/\n$/, ''),
  };
});
