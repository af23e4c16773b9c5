import tinymce from 'tinymce';
import 'tinymce/icons/default';
import 'tinymce/models/dom';
import 'tinymce/themes/silver';
import 'tinymce/plugins/link';
import 'tinymce/skins/ui/oxide/content.js';
import 'tinymce/skins/ui/oxide/skin.js';
import { sayHtml } from './said.ts';
import { showDrafts } from './show-drafts.ts';

await showDrafts(async (target, text) => {
  target.textContent = text;
  const [editor] = await tinymce.init({
    target,
    license_key: 'gpl',
    plugins: 'link',
    menubar: false,
    toolbar: false,
    statusbar: false,
    content_css: false,
  });
  return { said: () => sayHtml(editor?.getContent() ?? '') };
});
