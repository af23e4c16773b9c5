import { offerPaste } from '../means.ts';
import type { Editor } from './editor.ts';

export const prosemirror: Editor = {
  selector: '.ProseMirror',
  means: [offerPaste],
  paragraph: 'p',
};
