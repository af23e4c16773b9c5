import browser from 'webextension-polyfill';
import { copyContent } from '#shared/clipboard/copy-content.ts';
import type { Writing } from '#shared/domain/rich-text.ts';
import { insertOrCopy } from '../insert/insert-or-copy.ts';
import type { Outcome } from '../insert/outcome.ts';

/** Puts a text where the caret is in the page before one, or into the clipboard where that helps. */
export async function insertText(text: Writing): Promise<Outcome> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  if (tab?.id !== undefined) return await insertOrCopy(tab.id, text, copyContent);
  const why = 'closed-page';
  return (await copyContent(text)) ? { kind: 'copied', why } : { kind: 'refused', why };
}
