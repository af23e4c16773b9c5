import { offerBeforeInput, offerPaste, runCommand } from '../means.ts';
import type { Editor } from './editor.ts';

/** Any other element that can be written in: what the browser does when a person pastes. */
export const unknown: Editor = {
  selector: '*',
  means: [offerPaste, offerBeforeInput, runCommand],
  paragraph: 'div',
  staysInLink: true,
};
