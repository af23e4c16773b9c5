import { ClassicEditor, Essentials, Link, Paragraph } from 'ckeditor5';
import { sayHtml } from './said.ts';
import { showDrafts } from './show-drafts.ts';

await showDrafts(async (host, text) => {
  host.textContent = text;
  const plugins = [Essentials, Paragraph, Link];
  const editor = await ClassicEditor.create(host, { licenseKey: 'GPL', plugins });
  return { said: () => sayHtml(editor.getData()) };
});
