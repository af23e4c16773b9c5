import { offerPaste } from '../means.ts';
import type { Editor } from './editor.ts';

export const draft: Editor = {
  selector: '.public-DraftEditor-content',
  means: [offerPaste],
  paragraph: 'p',
};
