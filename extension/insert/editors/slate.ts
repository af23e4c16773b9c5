import { offerBeforeInput, offerPaste } from '../means.ts';
import type { Editor } from './editor.ts';

/** Takes a paste of plain text, and leaves all others to what the browser says next. */
export const slate: Editor = {
  selector: '[data-slate-editor]',
  means: [offerPaste, offerBeforeInput],
  paragraph: 'p',
};
