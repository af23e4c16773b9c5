import { offerPaste } from '../means.ts';
import type { Editor } from './editor.ts';

export const lexical: Editor = {
  selector: '[data-lexical-editor]',
  means: [offerPaste],
  paragraph: 'p',
};
