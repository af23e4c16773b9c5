import { readFileSync, writeFileSync } from 'node:fs';
import mjml2html from 'mjml';

/** The written layout and what MJML makes of it. */
export const LAYOUT_SOURCE = new URL('layout.mjml', import.meta.url);
export const LAYOUT_TEMPLATE = new URL('layout.template', import.meta.url);

/**
 * The HTML of `layout.mjml`, slots and sections left in it. Kept beside it as `layout.template`, because
 * MJML takes half a second and 95 MB to load, which no server should pay for a page that never
 * changes. After an edit: `node server/post/mail/layout/compile-layout.ts`; a test compares the two.
 */
export async function compileLayout(): Promise<string> {
  const source = readFileSync(LAYOUT_SOURCE, 'utf8');
  // Colours are slots, which strict validation takes for misspelt colours.
  const { html } = await mjml2html(source, { validationLevel: 'skip', fonts: {} });
  return `${html
    .replace(/^[ \t]+/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim()}\n`;
}

if (import.meta.main) writeFileSync(LAYOUT_TEMPLATE, await compileLayout());
