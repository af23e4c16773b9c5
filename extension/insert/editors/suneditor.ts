import { offerPaste } from '../means.ts';
import type { Editor } from './editor.ts';

export const suneditor: Editor = {
  selector: '.sun-editor-editable',
  means: [offerPaste],
  paragraph: 'p',
  staysInLink: true,
};
