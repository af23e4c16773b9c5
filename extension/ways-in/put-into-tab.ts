import type { Writing } from '#shared/domain/rich-text.ts';
import { callInPage } from '../insert/call-in-page.ts';
import { insertOrCopy } from '../insert/insert-or-copy.ts';
import { tellTab } from './tell-tab.ts';
import { toReasons } from './to-reasons.ts';

/** Puts a text where the caret is. Where that fails it says why, and that the text can be pasted. */
export async function putIntoTab(tabId: number, content: Writing): Promise<void> {
  const outcome = await insertOrCopy(tabId, content, (text) => copyInPage(tabId, text));
  if (outcome.kind === 'inserted') return;
  const lines = toReasons(outcome);
  await tellTab(tabId, outcome.kind === 'copied' ? { lines } : { lines, content });
}

/** The service worker has no clipboard; the page that a person looks at has one. */
export async function copyInPage(tabId: number, content: Writing): Promise<boolean> {
  return (await callInPage(tabId, 'copy', content))?.result === true;
}
