import { offerPaste } from '../means.ts';
import type { Editor } from './editor.ts';

export const tinymce: Editor = {
  selector: '.mce-content-body',
  means: [offerPaste],
  paragraph: 'p',
};
