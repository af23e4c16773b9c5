import browser from 'webextension-polyfill';
import { toWriting } from '#shared/domain/rich-text.ts';
import type { WrittenText } from '#shared/react/panels/insert-text.ts';
import { copyContent } from '../insert/copy-content.ts';
import { insertOrCopy } from '../insert/insert-or-copy.ts';
import { type Outcome, refuse } from '../insert/outcome.ts';

/** Puts a text where the caret is in the page that one looks at, else into the clipboard, rich and plain. */
export async function insertText(text: WrittenText): Promise<Outcome> {
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  if (tab?.id === undefined) return refuse('no-field');
  return await insertOrCopy(tab.id, toWriting(text), copyContent);
}

/** False where the clipboard is closed. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
