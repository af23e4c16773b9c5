import type { Writing } from '#shared/domain/rich-text.ts';
import { copyParts } from './copy-parts.ts';
import { toHtml } from './to-html.ts';

/** Puts a text into the clipboard, rich and plain; says whether it is there. */
export function copyContent({ rich, plain }: Writing): Promise<boolean> {
  return copyParts({ 'text/plain': plain, 'text/html': toHtml(rich, 'p') });
}
