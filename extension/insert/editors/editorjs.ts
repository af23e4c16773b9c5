import { offerPaste } from '../means.ts';
import type { Editor } from './editor.ts';

/** Makes a block of each paragraph, and runs together the lines of anything else. */
export const editorjs: Editor = {
  selector: '.codex-editor [contenteditable="true"]',
  shownIn: '.codex-editor',
  means: [offerPaste],
  paragraph: 'p',
  staysInLink: true,
};
