import { offerPaste } from '../means.ts';
import type { Editor } from './editor.ts';

export const ckeditor: Editor = {
  selector: '.ck-editor__editable',
  means: [offerPaste],
  paragraph: 'p',
};
