import { offerPaste } from '../means.ts';
import type { Editor } from './editor.ts';

/** Leaves the caret within a link that ends what it took. */
export const suneditor: Editor = {
  selector: '.sun-editor-editable',
  means: [offerPaste],
  paragraph: 'p',
  staysInLink: true,
};
