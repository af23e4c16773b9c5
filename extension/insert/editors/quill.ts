import { offerPaste } from '../means.ts';
import type { Editor } from './editor.ts';

export const quill: Editor = {
  selector: '.ql-editor',
  means: [offerPaste],
  paragraph: 'p',
};
