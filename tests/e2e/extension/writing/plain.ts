import { sayHtml } from './said.ts';
import { showDrafts } from './show-drafts.ts';

await showDrafts((host, text) => {
  host.contentEditable = 'true';
  host.textContent = text;
  return { said: () => sayHtml(host.innerHTML) };
});
