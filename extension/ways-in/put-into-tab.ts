import type { Writing } from '#shared/domain/rich-text.ts';
import { callInPage } from '../insert/call-in-page.ts';
import { insertOrCopy } from '../insert/insert-or-copy.ts';
import { isHelpedByCopy } from '../insert/outcome.ts';
import { sayOutcome } from '../insert/say-outcome.ts';
import { tellTab } from './tell-tab.ts';

/** Puts a text where the caret is. Where that fails it says why, and that the text can be pasted. */
export async function putIntoTab(tabId: number, writing: Writing): Promise<void> {
  const outcome = await insertOrCopy(tabId, writing, (text) => copyInPage(tabId, text));
  if (outcome.kind === 'inserted') return;
  const isToCopy = outcome.kind === 'refused' && isHelpedByCopy[outcome.why];
  const lines = sayOutcome(outcome);
  await tellTab(tabId, isToCopy ? { lines, writing } : { lines });
}

/** The service worker has no clipboard; the page that a person looks at has one. */
export async function copyInPage(tabId: number, writing: Writing): Promise<boolean> {
  const called = await callInPage(tabId, 'copy', writing);
  return called.kind === 'called' && called.result === true;
}
