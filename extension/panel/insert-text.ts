import browser from 'webextension-polyfill';
import { copyContent } from '#shared/clipboard/copy-content.ts';
import type { Writing } from '#shared/domain/rich-text.ts';
import { insertOrCopy } from '../insert/insert-or-copy.ts';
import { type Outcome, refuse } from '../insert/outcome.ts';
import { readTabId } from '../popup-address.ts';

/** Puts a text where the caret is in the page that one looks at, else into the clipboard, rich and plain. */
export async function insertText(writing: Writing): Promise<Outcome> {
  const tabId = readTabId(location.search) ?? (await activeTabId());
  if (tabId === undefined) return refuse('no-field');
  return await insertOrCopy(tabId, writing, copyContent);
}

async function activeTabId(): Promise<number | undefined> {
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  return tab?.id;
}
