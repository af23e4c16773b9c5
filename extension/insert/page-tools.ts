import { copyContent } from '#shared/clipboard/copy-content.ts';
import { insertHere } from './insert-here.ts';
import { showNotice } from './show-notice.ts';

/** What the extension can do in a page, once it was asked to come there. */
export const pageTools = { insert: insertHere, copy: copyContent, tell: showNotice } as const;

export type PageTools = typeof pageTools;
